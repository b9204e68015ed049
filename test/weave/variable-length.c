// Bounds of parameters with calls, and pointers to arrays of variable length.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu11
int printf(const char *, ...);
static int cnt;
static int g(void) { return ++cnt; }
static int sum(int n, int a[g() + n], int b[n * 2][n + g()], int (*c)[g() + n]) {
  return a[1] + b[0][0] + (*c)[1];
}
static int old(n, a)
int n;
int a[n + 1];
{
  return a[0] + n;
}

static void sv(int n, int a[n - g() + 5]) { a[0]++; }
int main(void) {
  int x = 2147483647, n = 2, flat[64] = {2147483647, 2147483647};
  printf("%d\n", sum(2, flat, (int(*)[4])flat, (int(*)[3])flat));
  printf("%d\n", old(2, flat));
  sv(2, flat);
  int(*pv)[n + 1] = (int(*)[n + 1]) flat;
  n = 7;
  pv[g() & 1][0] += x;
  (*pv)[1] += g();
  typedef int V[n];
  V v;
  v[g() & 3] = x;
  v[0] = x;
  v[cnt - cnt] += g();
  int i = 0;
  V *q = &v;
  (*q)[i++] += g();
  for (int k = 0, w[n + g()]; k < 2; k++)
    w[k] = k + x;
  int sz = sizeof(int[n + 1][g() + x > 0 ? 1 : 2]);
  printf("%d %d %d\n", flat[0], v[0], sz);
  return 0;
}
