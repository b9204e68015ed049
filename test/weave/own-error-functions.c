// The input's own reach_error is renamed wherever it is named: pointers, members, labels called ERROR.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s
int printf(const char *, ...);
void reach_error(void);
extern void __VERIFIER_error(void) __attribute__((noreturn));
struct hooks {
  void (*reach_error)(void);
  int ERROR;
  int __assert_fail;
};
static int cnt;
void reach_error(void) {
  cnt++;
  printf("own %d\n", cnt);
}
static void (*fp)(void) = reach_error;
static void (*ar[2])(void) = {reach_error, &reach_error};
enum { ERROR2 = 4 };
static int f(int ERROR) { return ERROR + 1; }
static int lab(int x) {
  if (x > 3)
    goto ERROR;
  x = x + 1 > 0 ? x : ({
    goto ERROR;
    3;
  });
  return x;
ERROR:
  printf("err\n");
  return -1;
}
static int lab2(int x) {
  __label__ ERROR, more;
  void *p = &&ERROR;
  if (x)
    goto *p;
  goto more;
more:
  return 1;
ERROR:
  return x + 1;
}
static int tern(int x, int ERROR) { return x ? ERROR : 3; }
static int bits(void) {
  struct {
    int ERROR : 4;
    int y;
  } s = {3, 2147483647};
  s.ERROR++;
  switch (s.ERROR) {
  case 4: {
  ERROR:
    s.y++;
  }
  }
  if (s.y > 0)
    goto ERROR;
  return s.y;
}
int main(void) {
  struct hooks h = {reach_error, 3, 4};
  struct hooks k = {.reach_error = fp, .ERROR = 3};
  h.reach_error();
  k.reach_error();
  fp();
  ar[1]();
  (*ar[0])();
  reach_error();
  (reach_error)();
  int x = 2147483647;
  x = x + k.ERROR;
  if (h.__assert_fail > 5)
    __VERIFIER_error();
  printf("%d %d %d %d %d %d\n", lab(2147483647), lab(1), lab2(2147483647), tern(1, 2), bits(),
         f(2147483647));
  return 0;
}
void __VERIFIER_error(void) {
  printf("my\n");
  for (;;)
    ;
}
