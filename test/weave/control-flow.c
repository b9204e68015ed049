// Every kind of statement around an operation: switch, Duff, dangling else, jumps into blocks, computed goto.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu17
int printf(const char *, ...);
int puts(const char *);
#include <limits.h>
static int cnt;
static int g(void) { return ++cnt; }
static int id(int x) { return x; }
static int x = INT_MAX;
static int sw(int n) {
  int r = 0;
  switch (n + g()) {
  case 1:
    r = g() + x;
  case 2:
    r += g() * x;
    break;
  case 3:
  case 4:
    if (g() + x > 0)
      r = g() + x;
    else
      r = g() - x;
    break;
  case 5 ... 7: {
    r = x + g();
  } /* fall through */
  case 8:
    for (; r + g() < 10;)
      r += g();
  case 9:
    while (g() < 3)
      ;
    break;
  default:
    return g() + x;
  case 11:
  lab:
    r = -r + g();
  }
  return r;
}
static void duff(int *to, const int *from, int count) {
  int n = (count + 7) / 8;
  switch (count % 8) {
  case 0:
    do {
      *to++ += *from++ + g();
    case 7:
      *to++ += *from++ + g();
    case 6:
      *to++ += *from++;
    case 5:
      *to++ += *from++;
    case 4:
      *to++ += *from++;
    case 3:
      *to++ += *from++;
    case 2:
      *to++ += *from++;
    case 1:
      *to++ += *from++;
    } while (--n > 0);
  }
}
static int chain(int k) {
  if (k + g() == 1)
    return g() + x;
  else if (k + g() == 3)
    return g() * x;
  else if (g() + k - g() == 5) {
    return x + 1;
  } else if (({ k + g(); }) == 9)
    return 3;
  else
    return g() - x;
}
static int dangling(int a, int b) {
  if (a)
    if (b)
      a = g() + x;
    else
      a = g() - x;
  if (a)
    for (int i = 0; i + g() < 10; i += g())
      if (b)
        a += g();
      else
        a -= g() + x;
  if (a)
    while (g() < 3)
      a++;
  else
    a = g() + x;
  if (a)
    do
      a = g() + x;
    while (g() + a < 0 && a + 1 > 3);
  else
    a = 4;
  return a;
}
static int into(int n) {
  int s = 0;
  if (n)
    goto mid;
  {
    s = g() + x;
    int vv;
  mid:
    vv = g() + n;
    s += vv + g();
  }
  for (int i = 0; i < 3; i++) {
    if (0) {
    in:
      s -= g();
    }
    s += g();
  }
  if (s > 100 && cnt < 200)
    goto in;
  return s;
}
static int cgoto(int n) {
  static void *t[] = {&&a, &&b, &&c};
  int s = 1;
  goto *t[(n + g()) % 3];
a:
  s += g() + x;
b:
  s *= g();
c:;
  goto *({
    void *d[] = {&&e, &&f};
    d[(g() + n) & 1];
  });
e:
  s -= g();
f:
  return s + g();
}
static int unbraced(int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i + g() % 2; j++)
      if (i + j > 2)
        n += g() + x;
      else
        n -= 3 + g();
  do
    n = g() + x;
  while (n-- > 0 && g() < 0);
  do
    if (n)
      n = g() + x;
    else
      n = 1;
  while (0);
  while (n + g() < 0 && cnt < 400)
    n++;
  for (;;) {
    if (g() + n > 0 || cnt > 500)
      break;
    continue;
  }
  for (; g() + n < 0;) {
    if (cnt > 600)
      break;
    if (n & 1)
      continue;
    n++;
  }
  return n;
}
static int inc(int n) {
  for (int i = 0; i < 3; n += g() + x, i++)
    ;
  for (int i = 0, k = g() + x, *p = &i; i < 3; (*p)++, k += g())
    n ^= k;
  return n;
}
int main(void) {
  for (int i = -40; i < 12; i++) {
    cnt = 0;
    printf("%d ", sw(i));
  }
  int a[20] = {0}, b[20] = {INT_MAX, 2, INT_MAX, INT_MIN};
  duff(a, b, 19);
  duff(a, b, 16);
  for (int i = 0; i < 20; i++)
    printf("%d ", a[i]);
  for (int i = -3; i < 9; i++) {
    cnt = 0;
    printf("%d ", chain(i));
  }
  for (int i = 0; i < 4; i++) {
    cnt = 0;
    printf("%d ", dangling(i & 1, i >> 1));
  }
  for (int i = 0; i < 4; i++) {
    cnt = 0;
    printf("%d ", into(i));
  }
  for (int i = 0; i < 4; i++) {
    cnt = 0;
    printf("%d ", cgoto(i));
  }
  for (int i = 0; i < 4; i++) {
    cnt = 0;
    printf("%d ", unbraced(i));
  }
  for (int i = 0; i < 4; i++) {
    cnt = 0;
    printf("%d\n", inc(i));
  }
  return id(0);
}
