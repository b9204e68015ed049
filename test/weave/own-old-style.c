// Error functions and abort declared without a prototype.
// no-run
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=c89 -Wno-deprecated-non-prototype
extern int abort();
extern void __VERIFIER_assume();
int reach_error();
void __VERIFIER_error(x, y) int x;
struct s *y;
{
  if (x)
    abort();
}
int k(x) {
  reach_error(x + 1, x);
  __VERIFIER_assume(x + 1);
  __VERIFIER_error(x + 1, 0);
  return abort(x - 1);
}
