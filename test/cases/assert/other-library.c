// case: __assert of other libraries, called by a macro.
// property: assert
// verdict: false
extern void __assert(const char *, const char *, int) __attribute__((noreturn));
extern int __VERIFIER_nondet_int(void);
#define ASSERT(e) ((e) ? (void)0 : __assert(#e, __FILE__, __LINE__))
int main(void) {
  ASSERT(__VERIFIER_nondet_int() < 3);
  return 0;
}
