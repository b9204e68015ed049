// case: Preprocessed programs declare what assert calls; here it is not called.
// property: assert
// verdict: true
extern void __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((noreturn));
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  (x * 0 == 0) ? (void)0 : __assert_fail("x", "f.c", 1, "main");
  return 0;
}
