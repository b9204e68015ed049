// case: __assert_func of newlib.
// property: assert
// verdict: false
extern void __assert_func(const char *, int, const char *, const char *) __attribute__((noreturn));
extern int __VERIFIER_nondet_int(void);
#define ASSERT(e) ((e) ? (void)0 : __assert_func(__FILE__, __LINE__, __func__, #e))
int main(void) {
  ASSERT(__VERIFIER_nondet_int() < 3);
  return 0;
}
