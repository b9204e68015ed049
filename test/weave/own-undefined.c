// Undefined error functions end the path.
// no-run
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu99
extern void reach_error();
extern void __VERIFIER_error();
extern void __assert_fail(const char *, const char *, unsigned, const char *)
    __attribute__((__nothrow__, __noreturn__));
int f(int x) {
  if (x + 1 > 3) {
    reach_error();
  }
  if (x * 2)
    __VERIFIER_error();
  ((x - 1 > 0) ? (void)0 : __assert_fail("x", "f", 3, __extension__ __PRETTY_FUNCTION__));
  return x;
}
int h(int x) {
  (void)(x + 1);
  return x + 1;
}
