// 32-bit C89: there is no type wider than long.
// REQUIRES: m32
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -m32 -std=c89 -Wno-deprecated-non-prototype
int printf(const char *, ...);
static long lid(x)
long x;
{
  return x;
}
static int cnt;
static int g() { return ++cnt; }
static int arr[3];
static unsigned ua = 4000000000u;
int main() {
  int x = 2147483647, y;
  long l = 2147483647L;
  unsigned long ul = 5;
  short s = 3;
  char c = 'a';
  y = x + 1;
  y = x * x;
  y = x * g();
  l = l * l;
  l += g();
  l = lid(l) << 2;
  y = -x - 2;
  l *= ul;
  l -= -2L;
  x -= -5;
  x++;
  x = x - g();
  l--;
  l = l / -1;
  s += x;
  c *= x;
  y = x << g();
  y = 1 << 31;
  y = 1 << 30;
  y = s << c;
  y = x + 1 > 0 ? g() + x : x * 2;
  arr[g() % 3] += x;
  arr[g() % 3]++;
  ua += x;
  while (x + g() < 0 && cnt < 30)
    x -= g();
  printf("%d %ld %d %u\n", y, l, x, ua);
  return 0;
}
