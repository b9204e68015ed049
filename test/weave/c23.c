// C23: labels before declarations, constexpr, auto, typed enums, _BitInt.
// REQUIRES: llvm-19
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=c23
int printf(const char *, ...);
static int cnt;
static int g(void) { return ++cnt; }
constexpr int K = 2147483647;
static_assert(K - 1 + 1 > 0);
typedef enum : unsigned char { EA = 255 } ue;
static int f([[maybe_unused]] int, int x) {
lab:
  int y = x + g();
  if (y < -2147483600 && cnt < 5)
    goto lab;
  switch (x) {
  case 1:
    int q = x + g();
    printf("%d", q);
    break;
  default:
    int z = g() + x;
    return z;
  lab2:
  }
  return y;
}
static int n(...) { return 3; }
int main() {
  auto x = K;
  auto y = x + 1;
  typeof(x + g()) w = x + g();
  typeof_unqual(x) v = w * g();
  bool b = true;
  b += x;
  int *p = nullptr;
  p = &x;
  *p += 1'000;
  ue e = EA;
  e++;
  y = e + K;
  y += 0b11 + g();
  unsigned _BitInt(5) u = 31wb;
  u += 3;
  y = u + K;
  _BitInt(33) wide = 4294967295wb;
  wide += x + g();
  wide <<= 3;
  wide *= wide;
  int a[] = {
      [0] = x + 1,
  };
  int z[3] = {};
  z[1] += x + a[0] + n(1);
  static_assert(sizeof(int[K - 2147483640]) > 1);
lab3:
  switch (x) {
  case K - 1:
    x++;
    [[fallthrough]];
  case K:
    x += g();
  }
  if (x < -2147483640) {
    x = 7;
    goto lab3;
  }
  printf("%d %d %d %d %d %d\n", x, y, v, b, f(1, 1), f(2, K));
  return (int)wide & 1;
}
