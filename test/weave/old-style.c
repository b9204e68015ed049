// C89: definitions in the old style, declarations first, and a long that is the widest type.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=c89 -Wno-deprecated-non-prototype
int printf(const char *, ...);
static int cnt;
static int g() { return ++cnt; }
static int old(c, s, f, n, a)
char c;
short s;
float f;
int n, a[];
{
  int r;
  r = c + s + n;
  r = r * a[0] + g();
  return r + (int)f;
}
static int impl(x) { return x + g(); }
extern int other();
noint(x) { return x - g(); }
struct s {
  int v;
};
static struct s mk(v)
int v;
{
  struct s q;
  q.v = v + g();
  return q;
}
static long lng(a, b)
long a, b;
{
  return a * b + g();
}
int main() {
  int x = 2147483647, y = x + 1, a[3];
  long l = 0x7fffffffffffffffL;
  unsigned char uc = 255;
  a[0] = x;
  a[1] = x + g();
  {
    int z = x + g();
    a[2] = z - 1;
  }
  x++;
  x = x - g() - 1;
  x = 2147483647;
  x = g() + x;
  for (y = g() + x; y < 0 && cnt < 10; y += g())
    a[0] += g();
  if (x)
    x = g() * x;
  else
    x = 3;
  while (cnt < 15)
    x *= g() + 3;
  l = l + 1;
  l = 0x7fffffffffffffffL;
  l *= g();
  l -= g() * x;
  l = lng(l, l);
  l = 1L << 63;
  l = -l;
  l = 1 << uc;
  l = x << g();
  switch (g()) {
  case 1:
    x += g();
  default:;
  }
lab:
  x = g() + x;
  if (cnt < 30)
    goto lab;
  printf("%d %d %ld %d %d %d\n", x, y, l, a[0], a[1], a[2]);
  printf("%d\n", old('a', 3, 1.5, x, a) + mk(x).v + mk(3).v + noint(x) + impl(x));
  return 0;
}
