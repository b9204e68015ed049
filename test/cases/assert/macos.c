// case: __assert_rtn of macOS.
// property: assert
// verdict: false
extern void __assert_rtn(const char *, const char *, int, const char *) __attribute__((noreturn));
extern int __VERIFIER_nondet_int(void);
#define ASSERT(e) (__builtin_expect(!(e), 0) ? __assert_rtn(__func__, __FILE__, __LINE__, #e) : (void)0)
int main(void) {
  ASSERT(__VERIFIER_nondet_int() < 3);
  return 0;
}
