// Inline functions of every linkage, constructors, cleanup and aliases.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu89 -fgnu89-inline
int printf(const char *, ...);
extern inline __attribute__((gnu_inline)) int ei(int x) { return x + 1; }
inline int pi(int x) { return x - 1; }
static __inline__ __attribute__((always_inline)) int si(int x) { return x * 2; }
__attribute__((constructor)) static void ctor(void) {
  int x = 2147483647;
  x++;
}
static void cl(int *p) { (*p)++; }
int ei(int x);
static int nest(int x) {
  __attribute__((cleanup(cl))) int y = x;
  int fwd(int);
  return fwd(x + 1) + y;
}
int fwd(x) { return x - 1; }
int weak_f(int x) __attribute__((weak, alias("fwd")));
static int tail(int x) {
  if (x)
    return si(x - 1) + nest(x);
  return x;
}
int main() {
  int x = 2147483647;
  printf("%d %d %d %d\n", pi(-x - 1), si(x), tail(x), weak_f(-x - 1));
  return 0;
}
