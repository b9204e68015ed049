// Lvalues with side effects, volatile, packed and bit-field ones are evaluated once, in every operator.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s
int printf(const char *, ...);
int puts(const char *);
#include <limits.h>
static int cnt;
static int g(void) { return ++cnt & 3; }
static int id(int x) { return x; }
static int arr[8] = {INT_MAX, INT_MIN, 3, 4, 5, INT_MAX, 7, 8};
static int *fp(void) {
  cnt++;
  return &arr[cnt % 8];
}
static long lid(long x) { return x; }
struct in {
  int f[4];
  signed char c;
  int b : 5;
  unsigned u : 31;
  long l : 40;
};
struct out {
  struct in s;
  struct in *p;
};
static struct out o = {{{INT_MAX, INT_MIN, 1, 2}, 127, 15, 5, 1L << 38}, 0};
static struct out *po(void) {
  cnt++;
  return &o;
}
int main(void) {
  int i = 0, x = id(INT_MAX), y = id(INT_MIN);
  o.p = &o.s;
  arr[i++] += i;
  i[arr]++;
  ++i[arr];
  g()[arr]--;
  printf("%d %d %d\n", arr[0], arr[1], i);
  o.p->f[g()]--;
  po()->s.f[g()]--;
  po()->p->f[g()] += g();
  (*fp())++;
  (*fp()) -= fp()[0];
  *fp() *= g() * x;
  ++*fp();
  --*fp();
  int r = -*fp() - -y;
  printf("%d %d\n", r, cnt);
  for (int k = 0; k < 8; k++)
    printf("%d ", arr[k]);
  for (int k = 0; k < 4; k++)
    printf("%d ", o.s.f[k]);
  puts("");
  o.s.c++;
  o.s.c += 100;
  o.s.b++;
  o.s.b += g();
  o.s.u += 2;
  o.s.u++;
  o.s.l *= 4;
  o.s.l <<= g() + 20;
  po()->s.l++;
  po()->s.b--;
  po()->s.u <<= g();
  printf("%d %d %u %ld\n", o.s.c, o.s.b, o.s.u, (long)o.s.l);
  r = (g(), x) + (g(), 1);
  printf("%d\n", r);
  r = x > 0 ? x + g() : y - g();
  printf("%d\n", r);
  r = (x + g()) ?: y - 1;
  printf("%d\n", r);
  r = (x + 1) ?: (y - 1);
  printf("%d\n", r);
  r = (g() && x + g() > 0) || y - g() < 0;
  printf("%d\n", r);
  if (g() && x + g() > 0 && (y - 1) < 0)
    puts("a");
  else if (y - g() > 0 || x + 1 < 0)
    puts("b");
  else if (x * 2 > 0)
    puts("c");
  else
    puts("d");
  r = !(x + g() < 0) + !(x + 1 < 0);
  printf("%d\n", r);
  r = (x++ + g(), x++, x + g());
  printf("%d\n", r);

  x = INT_MAX;
  r = x + 1, x = y - 1, r += x + 1;
  printf("%d\n", r);
  long l = lid(LONG_MAX), m = lid(LONG_MIN);
  l += x;
  l *= g();
  l -= m;
  l = -m;
  l = l * l;
  l = m - l;
  printf("%ld\n", l);
  l = m - 1;
  l = lid(LONG_MAX) + 1;
  l = lid(3037000500) * lid(3037000500);
  l = lid(1L << 62) << 1;
  l = 1L << id(63);
  l = 1 << id(31);
  l = 1 << lid(32);
  l = 1 << id(-1);
  l = id(-1) << 1;
  l = 1L << 40;
  l = 1 << (unsigned char)id(33);
  l = 1 << (unsigned long long)id(35);
  l = 1 << (short)id(-2);
  printf("%ld\n", l);
  l = id(1) << 31;
  l = id(2) << 30;
  l = id(1) << 30;
  x = id(1) << 40L % 33;
  printf("%ld\n", l);
  x <<= g();
  x = INT_MAX;
  x <<= 1;
  x = INT_MAX;
  x += 1L;
  x = INT_MAX;
  x -= -1LL;
  x = INT_MAX;
  x *= 2U;
  x = 5;
  short sh = id(32767);
  sh++;
  sh += 1;
  sh *= sh;
  sh = 32767;
  sh *= 70000;
  sh <<= 17;
  printf("%d\n", sh);
  char c = 127;
  c++;
  c = -c;
  ++c;
  c <<= 1;
  printf("%d\n", c);
  x = -2147483647 - 1 - id(1);
  x = -id(INT_MIN);
  return 0;
}
