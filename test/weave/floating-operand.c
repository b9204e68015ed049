// 'int += double' computes in double, and a range designator's value is checked before the statement.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s
int printf(const char *, ...);
static int g(void) {
  static int c;
  return ++c;
}
int main(void) {
  int r = 2147483647;
  long l = 3;
  r -= 1.5f;
  l *= 2.5;
  r += 1e3 * g();
  r /= 2.0;
  unsigned u = 3;
  r = 2147483647;
  r += u;
  r -= 1UL;
  short s = 32767;
  s += 1.0L;
  s = 3;
  s *= u;
  printf("%d %ld %d\n", r, l, s);
  int a[4] = {[0 ... 3] = r + 1};
  int q = r - -2147483647;
  int b[4] = {[1] = 3, [2 ... 3] = q * r};
  printf("%d %d\n", a[2], b[3]);
  return 0;
}
