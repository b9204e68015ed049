// Statements keep their attributes and pragmas: musttail, fallthrough, unroll.
// REQUIRES: llvm-19
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu2x
int printf(const char *, ...);
static int cnt;
static int g(void) { return ++cnt; }
__attribute__((noinline)) static int f1(int x) { return x + 1; }
[[gnu::noinline]] static int f2(int x) { return x + g(); }
static __attribute__((noinline, cold)) int f3(int x) { [[clang::musttail]] return f1(x + 1); }
static int f4(int x) { [[clang::musttail]] return f1(x + g()); }
static int f5(int x) { __attribute__((musttail)) return f2(x++); }
_Noreturn static void die(int x) {
  extern void exit(int);
  exit(x & 1);
}
static int sw(int x) {
  switch (x) {
  case 1:
    x = g() + x;
    [[fallthrough]];
  case 2:
    x += g();
    __attribute__((fallthrough));
  case 3: {
    x = x * g();
    [[fallthrough]];
  }
  case 4:
    if (x + g()) [[likely]]
      x = g() + x;
    else [[unlikely]]
      x = g() - x;
    break;
  [[likely]] default:
    x = g() + x;
  }
  return x;
}
static int lp(int n) {
  int s = 2147483647;
#pragma clang loop unroll(disable) vectorize(disable)
  for (int i = 0; i < n + g(); i++) {
    s += g();
    if (cnt > 100)
      break;
  }
#pragma unroll 4
  for (int i = g() + s; i < 3; i += g()) {
    s -= i;
    if (cnt > 200)
      break;
  }
#pragma GCC unroll 2
  while (g() + s < 0 && cnt < 250)
    s++;
  _Pragma("clang loop unroll_count(2)") do s += g();
  while (s + g() > 0 && cnt < 300)
    ;
  [[clang::nomerge]] g();
  __attribute__((nomerge)) s = f2(s + 1);
  [[clang::noinline]] s = f1(s + g());
  if (n)
#pragma unroll
    for (int i = 0; i < 2; i++)
      s = g() + s;
  int q [[maybe_unused]] = s + g();
  [[maybe_unused]] int w = s + 1, z [[gnu::unused]] = g() + s;
  __attribute__((unused)) int v = s + g();
lab:
  __attribute__((unused)) int dcl = s + g();
[[maybe_unused]] lab2:
  s = g() + s;
  if (cnt < 400)
    goto lab;
  if (cnt < 450)
    goto lab2;
  return s;
}
#pragma pack(push, 1)
struct pk {
  char c;
  int i;
};
#pragma pack(pop)
int main(void) {
  struct pk p = {1, 2147483647};
  p.i++;
  p.i -= g();
  printf("%d %d %d %d %d\n", f1(2147483647), f2(2147483647), f3(2147483646), f4(2147483646),
         f5(2147483647));
  for (int i = 0; i < 6; i++)
    printf("%d %d\n", sw(i), lp(i));
  printf("%d\n", p.i);
  die(p.i + g());
  return 3;
}
