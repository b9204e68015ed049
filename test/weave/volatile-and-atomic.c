// Volatile and atomic lvalues with side effects are evaluated once.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu11
int printf(const char *, ...);
static int cnt;
static int g(void) { return ++cnt; }
static _Atomic int at[4] = {2147483647, 2147483647};
static _Atomic int *fp(void) { return &at[cnt++ & 1]; }
static volatile int vol[4] = {2147483647, 1};
static volatile int *vfp(void) { return &vol[cnt++ & 1]; }
struct vs {
  volatile int b : 6;
  _Atomic int a;
  volatile unsigned char c;
} vv = {31, 2147483647, 255};
static struct vs *vsp(void) {
  cnt++;
  return &vv;
}
int main(void) {
  int i = 0, r;
  (*fp())++; // UBSan does not look
  *fp() += g();
  at[i++] += 1;
  at[i++]--;
  r = at[i - 1]++ + g();
  r = ++*fp();
  r = (*fp() += g()) + 1;
  vsp()->a++; // UBSan does not look
  vsp()->a += g();
  r = vsp()->a-- - 1;
  (*vfp())++;
  *vfp() += g();
  vol[i++] -= g();
  r = (*vfp())++ + g();
  r = --*vfp() - 1;
  vsp()->b++;
  vsp()->b += g();
  r = vsp()->b-- - g();
  vsp()->c++;
  r = ++vsp()->c + 2147483647;
  r = vsp()->b + vsp()->c + g();
  r = -vol[g() & 1] - vol[0];
  at[0] = at[1] + at[0];
  at[0] *= at[1];
  vol[0] = vol[1] * vol[0] + vol[2];
  if (vol[0] + 1 > 0 && vol[1]++ < 3)
    r++;
  while (vol[2]++ + g() < 3 && cnt < 60)
    ;
  for (vol[3] = 0; vol[3] + 1 < 3; vol[3]++)
    ;
  do
    r = vol[0] + 1;
  while (vol[1]-- - 1 > 0 && cnt++ < 90);
  printf("%d %d %d %d %d %d\n", r, i, cnt, (int)at[0], vol[0], vv.b);
  return 0;
}
