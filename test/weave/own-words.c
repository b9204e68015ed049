// Macros of the command line with our words, an enumerator ERROR, and a static abort of another type.
// no-run
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu99 -Da=97 -Dline=3 -Dwhere=7 -Dunused=x -Dcold=y -Dweak=z
enum st { OK, ERROR, WARN };
typedef int abortt;
static int abort(int x) { return x; }
extern int __VERIFIER_nondet_bool(void);
void reach_error(void);
typedef struct reach_errort {
  int __VERIFIER_error;
} reach_error_t;
int __assert_fail(int, ...);
int f(int x, enum st s) {
  if (x && ERROR)
    x = s == ERROR ? ERROR : x + 1;
  switch (s) {
  case ERROR:
    x++;
  default:;
  }
  return x > 3 ? x : ERROR;
}
int g(int x) {
  reach_error_t t = {x};
  if (x)
    goto ERROR;
  t.__VERIFIER_error++;
  x += (t.__VERIFIER_error)-- + f(x, OK);
  reach_error();
ERROR:
  return abort(x + 1) + __VERIFIER_nondet_bool() + __assert_fail(x + 1, 2);
}
