// Pointers to structs, unions and enums without a tag are held in temporaries.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu11
int printf(const char *, ...);
static int cnt;
static int g(void) { return ++cnt; }
static struct {
  int v;
  struct {
    int w;
  } in;
} gs[3] = {{2147483647, {2147483647}}}, *gp = gs;
static enum { EA, EB = 2147483647 } ge[2] = {EB, EA}, *pe = ge;
static union {
  int i;
  char c;
} un = {2147483647}, *pu = &un;
struct named {
  int k;
};
typedef struct {
  int z;
} T;
typedef T *PT;
int main(void) {
  int x = 2147483647;
  struct {
    int v;
  } ls[2] = {{2147483647}}, *lp = ls;
  struct __attribute__((packed)) {
    char c;
    int v;
  } ps = {1, 2147483647}, *pp = &ps;
  gp++->v += g();
  gp--;
  (gp++)->in.w++;
  gp--;
  lp++->v += g();
  lp--;
  (lp++)->v--;
  (g() ? pp : 0)->v += g();
  (g() ? pp : 0)->v++;
  *pe++ += g();
  (*(g() ? pe : ge)) = EB;
  pu++->i += g();
  pu--;
  (g() ? pu : &un)->i--;
  T t = {x}, *pt = &t;
  PT pt2 = pt;
  pt++->z += g();
  pt2++->z -= x;
  struct named nn = {x}, *pn = &nn;
  (*&pn)++->k += g();
  (g() ? &nn : pn)->k += g();
  enum { LA = 3 } le = LA;
  le += g();
  le = le + g();
  int r = le + x;
  r = ge[g() & 1] + g() + EB;
  r = (g() ? le : LA) + x;
  struct {
    int q;
  } (*fp)(void) = 0;
  (void)fp;
  struct {
    int a[3];
  } as = {{x}}, *ap = &as;
  ap->a[g() & 1] += x;
  (ap++)->a[g() & 1] += x;
  printf("%d %d %d %d %d\n", r, gs[0].v, ls[0].v, ps.v, un.i);
  return 0;
}
