// Constant expressions stay constant; those that are executed are checked.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu11
int printf(const char *, ...);
static int cnt;
static int g(void) { return ++cnt; }
#define MAX 2147483647
enum { A = 1 + 2, B = A << 3, C = -5 * 2 };
static int tab[A * B + 4] = {[A + 1] = 3 - 5, [B - 1 ... B + 1] = -A};
static int gi = MAX - 1 + 1;
static long gl = 1L << 40;
static int *gpp = &tab[2 + 3];
struct bf {
  int a : A + 1;
  unsigned b : B - 20;
  _Alignas(4 + 4) char c;
};
_Static_assert(A + B > 3, "x");
extern int ex[A + 3];
static int sw(int x) {
  switch (x) {
  case A + 1:
    return 1 + 1;
  case B - 2 ... B + 2:
    return x + A;
  case -C:
    return 3;
  }
  static int s = A * 2;
  static int s2[] = {A + 1, B * 2};
  return s + s2[1 - 1];
}
int main(void) {
  int x = MAX, a[A + 2] = {0};
  x = MAX + 1;
  x = -(-MAX - 1);
  x = 1 << 31;
  x = MAX * 2;
  x = -2147483648;
  x = (MAX + 1) + g();
  a[A - 1] = MAX - -1;
  x = 1 ? 5 : MAX + 1;
  x = 0 && MAX + 1;
  x = 1 || MAX + 1;
  x = sizeof(MAX + 1);
  x = (char)(127 + 1);
  x = 'a' * 'b' << 3;
  if (0)
    x = MAX + 1;
  if (MAX + 1)
    x = 3;
  while (0)
    x++;
  x = __builtin_choose_expr(0, MAX + 1, 4);
  x = L'a' + MAX;
  x = (long)MAX + 1;
  x = MAX + 1L;
  x = MAX + 1u;
  x = -MAX - 2;
  unsigned u = -1;
  u = -1u;
  u = MAX + 1;
  u = 1 << 31;
  long l = 1 << 31;
  l = 0x7fffffffffffffffL + 1;
  l = 1L << 63;
  const int ci = MAX;
  static const int sci = MAX;
  x = ci + 1;
  x = sci + 1;
  int v[ci > 3 ? 2 + 1 : 1];
  v[0] = ci + g();
  typeof(x + 1) ty = x + 1;
  ty += _Alignof(int) + A;
  switch (ty + A) {
  case 1 + 2:
    break;
  default:;
  }
  goto *(&&lab + 0);
lab:
  printf("%d %d %d %ld %d\n", x, sw(4), sw(9), l, v[0]);
  return (gi + gl + *gpp) & 1;
}
int ex[A + 3];
