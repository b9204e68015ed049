// Declarators, variable-length bounds, designators, compound literals, and results that are structs.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu11
int printf(const char *, ...);
int puts(const char *);
#include <limits.h>
#include <stddef.h>
static int cnt;
static int g(void) { return ++cnt; }
static int id(int x) { return x; }
static int x = INT_MAX;
struct pt {
  int x, y;
  int a[3];
};
static struct pt mk(int a) {
  struct pt p = {a + g(), a - g(), {a, a + 1, a * g()}};
  return p;
}
typedef struct {
  int v;
} anon;
static anon mka(int v) { return (anon){v + g()}; }
static int sum(int n, int m, int a[n + m][m * 2]) { return a[1][1] + (int)sizeof(a[0]); }
static int par(int n, int a[static n + 1], int (*b)[n * 2]) {
  (void)b;
  return a[0] + n;
}
static int take(struct pt p) { return p.x + p.y; }
static int takep(struct pt *p, int *q) { return p->x + *q; }
int main(void) {
  int n = id(3), m = 2;
  int a = n + x, b = g() + x, *p = &a, c = *p + g(), d[] = {a + b, g() + a}, e;
  e = a;
  int v[n + g()], w[m++ + g()][n * 2];
  typedef int T[n + m][g() + n];
  T t;
  t[0][0] = e + 1;
  printf("%zu %zu %zu %d\n", sizeof v, sizeof w, sizeof(T), t[0][0]);
  printf("%zu %zu %zu\n", sizeof(int[n++ + 1]), sizeof(int[g() + n]),
         sizeof(char[x + 1 > 0 ? 1 : 2]));
  printf("%d\n", (int)sizeof(x + 1));
  int(*vp)[n + 1] = (int(*)[n++ + g()]) v;
  (void)vp;
  printf("%d\n", n);
  struct pt q = {.y = a + g(), .x = g() * x, .a = {[0 ... 1] = n, [2] = x + 1}};
  printf("%d %d %d %d %d\n", q.x, q.y, q.a[0], q.a[1], q.a[2]);
  int r = mk(1).x + mk(x).y + mk(2).a[g() % 3];
  printf("%d\n", r);
  r = mka(x).v + mka(2).v;
  printf("%d\n", r);
  r = (int){3} + g();
  r = ((int){x} += g());
  printf("%d\n", r);
  r = ++(int){x};
  r = (struct pt){x, g()}.x + g();
  r = ((struct pt){x, g()}.x)++ + g();
  printf("%d\n", r);
  r = (int[]){x, g()}[0] + (int[3]){g()}[g() % 3];
  printf("%d\n", r);
  r = take((struct pt){g() + x, x + 1}) + takep(&(struct pt){.x = x}, &(int){g()});
  printf("%d\n", r);
  static int st = 3 + 4, su = INT_MAX - 1 + 1;
  st += su + g();
  printf("%d\n", st);
  r = offsetof(struct pt, a[1]) + x;
  printf("%d\n", r);
  r = __builtin_offsetof(struct pt, a[n - g() % 2]);
  printf("%d\n", r > 0);
  enum { A = 5, B = A + 3 };
  struct {
    int bf : A + 1;
    int ar[B * 2];
  } loc = {3, {x}};
  r = loc.ar[0] + g() + loc.bf;
  printf("%d\n", r);
  struct {
    int k;
  } tagless = {x}, other;
  other = tagless;
  r = other.k + (g(), tagless).k;
  printf("%d\n", r);
  struct loct {
    int k;
  };
  struct loct la = {x}, *lp = &la;
  lp->k += g();
  r = (lp++)->k;
  lp--;
  (lp++)->k -= g();
  printf("%d\n", la.k);
  int big[4][4] = {{1}};
  sum(2, 2, big);
  r = par(2, big[0], (int(*)[4])big);
  printf("%d\n", r);
  for (int i = g() + x, *z = &i; i < 0; i += g()) {
    *z -= x;
    if (cnt > 99)
      break;
  }
  _Static_assert(1 + 1 == 2, "x");
  register int reg = x;
  reg++;
  reg += g();
  reg = reg + g();
  printf("%d\n", reg);
  volatile int vol = x;
  vol++;
  ++vol;
  vol += g();
  vol = vol + vol;
  r = vol++ + g();
  r = vol-- - --vol;
  r = vol + 1;
  printf("%d\n", r);
  volatile struct {
    int b : 7;
    unsigned short s;
  } vb = {63, 65535};
  vb.b++;
  vb.s++;
  vb.b += g();
  printf("%d %d\n", vb.b, vb.s);
  struct __attribute__((packed)) {
    char c;
    int i;
  } pk = {0, INT_MAX};
  pk.i++;
  (&pk)->i += g();
  printf("%d\n", pk.i);

  return 0;
}
