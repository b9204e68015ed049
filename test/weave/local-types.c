// Types that are local or have no tag, in operands with side effects.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu11
int printf(const char *, ...);
static int cnt;
static int g(void) { return ++cnt; }
typedef struct {
  int x;
} T;
static T mk(int v) {
  T t = {v};
  return t;
}
static struct {
  int a, b;
} gt = {2147483647, 3};
static __typeof__(gt) mg(void) {
  cnt++;
  return gt;
}
int main(void) {
  int x = 2147483647, r;
  struct L {
    int v;
    struct {
      int w;
    } in;
    enum { Q, R } e;
  };
  typedef struct {
    int z;
  } M;
  enum loc { LA = 3 };
  struct L l = {x, {x}, R}, *pl = &l, al[2] = {{x}};
  M m = {x}, *pm = &m;
  enum loc el = LA;
  r = pl++->v + g();
  pl--;
  r = (g(), l).v + g();
  r = (g() ? l : l).in.w + g();
  (g() ? pl : &l)->v += g();
  (*(g() ? &pl : &pl))->in.w++;
  al[g() & 1].v += x + g();
  pm[g() - g() + 1].z -= g();
  el += g();
  el = (enum loc)g() + x;
  (*&el)++;
  r = mk(x).x + mk(g()).x;
  r = mg().a + mg().b;
  r = (*({ &l; })).v + g();
  ({ &l; })->v++;
  (*({
    g();
    &l.v;
  })) += g();
  ({ pm; })[0].z *= g();
  r = (struct L){x, {g()}, Q}.in.w + x;
  int (*fp)(void) = g;
  int (*arr2[2])(void) = {g, g};
  int mat[2][2][2] = {{{x}}};
  mat[g() & 1][g() & 1][g() & 1] += x;
  int(*pm2)[2][2] = mat;
  pm2[g() & 1][0][g() & 1]--;
  (*pm2)[g() & 1][0]++;
  (*(*(pm2 + g() % 2) + 1))[1] += x;
  *(int *)((char *)&l + sizeof(int) * (g() & 1)) += x;
  for (
      struct {
        int i;
        T t;
      } s = {0, {x}};
      s.i < 2 + (g() & 1); s.i++, s.t.x += g())
    r += s.t.x + g();
  int n = 2;
  int vla[n][n + 1];
  vla[1][2] = x;
  vla[g() - g() + 2][2 + g() * 0] += g();
  int(*pv)[n + 1] = vla;
  (pv + g() * 0)[1][2]++;
  (pv++)[1][2] -= x;
  r = (*pv)[2] + g();
  r = sizeof(vla[g() % 2]) + x;
  r = sizeof(*pv) + x;
  T *tp[2] = {&(T){x}, &(T){2}};
  (*tp[g() & 1]).x++;
  tp[g() & 1]->x += x;
  const T ct = {x};
  r = ct.x + g();
  const volatile int cv = x;
  r = cv + g();
  r = cv + 1;
  volatile T vt = {x};
  vt.x++;
  vt.x += g();
  r = vt.x-- - 1;
  int *volatile vp = &x;
  *vp += 1;
  *vp -= g();
  x = 2147483647;
  (*vp)++;
  int *restrict rp = &r;
  *rp += x;
  register T rt = {x};
  rt.x++;
  rt.x += g();
  _Bool bo = 1;
  bo += g();
  bo++;
  bo -= x;
  _Thread_local static int tl = 2147483647;
  tl++;
  tl += g();
  extern int ext;
  ext++;
  ext += g();
  static int st = 2147483647;
  st++;
  {
    int x = 3;
    x += 2147483647 + g();
    r = x;
  }
  r = fp() + x + arr2[g() & 1]();
  printf("%d %d %d %d %d %d\n", r, l.v, m.z, cnt, el, bo);
  return 0;
}
int ext = 2147483647;
