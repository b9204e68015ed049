// va_arg, asm, asm goto, setjmp, alloca, _Generic, offsetof and what is not evaluated.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu11
int printf(const char *, ...);
void *memcpy(void *, const void *, unsigned long);
#include <stdarg.h>
#include <stddef.h>
static int cnt;
static int g(void) { return ++cnt; }
static int va(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int s = 0;
  for (int i = 0; i < n + 0; i++)
    s += va_arg(ap, int) + 1;
  s = va_arg(ap, int) + va_arg(ap, int);
  s += va_arg(ap, int);
  va_end(ap);
  return s;
}
struct t {
  int a;
  int arr[8];
};
static int asmf(int x) {
  int out, io = x;
  __asm__ volatile("movl %1, %0" : "=r"(out) : "r"(x + 1));
  __asm__ volatile("movl %1, %0" : "=r"(out) : "r"(x + g()));
  __asm__("addl $1, %0" : "+r"(io) : : "cc");
  int arr[2] = {0, 0};
  __asm__("movl $5, %0" : "=m"(arr[g() & (x + 1 < 0)]));
  __asm__ goto("jmp %l1" : : "r"(x + g()) : : lab);
  return 1;
lab:
  return out + io;
}
typedef int jb[64];
int _setjmp(void *);
void longjmp(void *, int);
static void *buf[64];
int main(void) {
  int x = 2147483647, r;
  r = __builtin_constant_p(x - 1);
  r = __builtin_choose_expr(1, x + 1, x * g());
  r = __builtin_choose_expr(0, x + 1, g() + x);
  r = _Generic(x + 1, int: x + g(), long: x * 5);
  r = _Generic(1L, int: x + g(), long: x * 5, default: 3) + g();
  _Generic(x, int: r)++;
  _Generic(x, int: r) += g();
  r = (int)__builtin_offsetof(struct t, arr[g()]) + x;
  r = __builtin_expect(x + 1, 0);
  if (__builtin_expect(!!(x + g()), 1))
    r++;
  r = __builtin_expect(x + 1 < 0, 0) ? x + 1 : g();
  r = va(3, 1, x, 3, x, 4, x);
  printf("%d\n", r);
  r = asmf(x);
  printf("%d\n", r);
  int *al = __builtin_alloca(sizeof(int) * (size_t)(g() + 3));
  al[0] = x;
  al[0] += g();
  al[g() - g() + 1]++;
  volatile int vv = x;
  if (_setjmp(buf) == 0) {
    vv += g();
    longjmp(buf, 1);
  } else
    vv -= g();
  printf("%d\n", vv);
  switch (_setjmp(buf)) {
  case 0:
    longjmp(buf, x + 2 < 0 ? 4 : 5);
  case 4:
    r = x + g();
  }
  if (!_setjmp(buf))
    longjmp(buf, g());
  r = __builtin_types_compatible_p(__typeof__(x + 1), int) + x;
  __typeof__(x + g()) ty = x + g();
  r += ty;
  __auto_type au = x + g();
  r = au + 1;
  r = __builtin_add_overflow(x, 1, &x);
  x = 2147483647;
  r = __sync_fetch_and_add(&r, x + 1);
  r = __atomic_add_fetch(&r, x + g(), 5);
  r = __atomic_load_n(&r, 5) + x;
  r = __extension__(x + 1);
  r = __extension__ x + g();
  r = (__extension__({ x + g(); }));
  r = *(&x + 0) + 1;
  r = (&x)[0] + g();
  r = __alignof__(x) + x;
  r = sizeof(int) + x;
  r = __func__[0] + x;
  r = "abc"[g() & 1] + x;
  r = ("abc" + g() % 2)[1] * x;
  int (*fpp)(void) = g;
  r = fpp() + x + (*fpp)() + (**fpp)();
  struct {
    int (*f)(void);
  } sf = {g}, *psf = &sf;
  r = sf.f() + x;
  r = psf->f() + x * psf->f();
  int (*fa[2])(void) = {g, g};
  r = fa[g() & 1]() + x;
  r = (g() ? g : fpp)() + x;
  void *vp = &x;
  vp += g();
  vp++;
  vp = vp - 1;
  const int ci = 2147483647;
  r = ci + 1;
  enum { K = 2147483647 - 1 + 1 };
  r = K + g();
  r = K + 1;
  int sz[K > 3 ? 2 + 1 : 1];
  sz[1] = K;
  sz[1] += K;
  r = x + __builtin_popcount(x + 1);
  r += __builtin_object_size(sz, 0);
  printf("%d\n", r);
  r = (x + g()) / 1;
  r = (x + 1) / 2 % 3 << 2;
  r = 5 / (g() - 10);
  r = ((x)) + ((g()));
  r = (int)(x + g()) + (int)(short)(x + 1);
  r = (long)x + g();
  r = (char)(x + g());
  (void)(x + g());
  (void)(x + 1);
  x + 1;
  g() + x;
  x + 1, g() + x;
  (void)x, (void)(x + g());
  +x + +g();
  r = ~x + g() - !x;
  r = x == x + 1;
  r = (x + g() == 3) == (g() + x > 4);
  r = &x + g() > &x;
  r = x && x + 1;
  r = -x - 2;
  r = -g() * x;
  return 0;
}
