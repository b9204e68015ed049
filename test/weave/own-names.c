// Static functions, types and locals with the names of library functions, and a local reach_error.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s
int printf(const char *, ...);
static __attribute__((noinline)) void reach_error(int x) { printf("%d\n", x); }
static int abort(int a, int b) { return a + b; }
static int line, where;
typedef int a;
typedef long r;
static int exit_(void) {
  extern void __VERIFIER_assume(int);
  return 0;
}
static int __VERIFIER_nondet_int(void) { return 3; }
static a dprintf(a x) { return x + 1; }
static int getenv = 3, strstr = 4;
int main(void) {
  int x = 2147483647;
  a y = x;
  reach_error(x + 1);
  y += abort(x, 1) + line + where;
  r z = y;
  z *= 2;
  {
    int reach_error = 3;
    reach_error += x;
    y = reach_error + y;
  }
  dprintf(x);
  getenv += x;
  strstr -= getenv;
  printf("%d %d %d\n", y, getenv, strstr);
  return exit_() + __VERIFIER_nondet_int() - 3;
}
