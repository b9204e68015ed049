// Calls through tables, conditionals, commas and pointers as operands.
// RUN: %python %S/Inputs/agree.py %clang %build/lib/libtransver.so %s -std=gnu11
int printf(const char *, ...);
int puts(const char *);
void *malloc(unsigned long);
static int cnt;
static int g(void) { return ++cnt; }
static void v(void) { cnt++; }
static int add3(int a, int b, int c) { return a - b + c; }
typedef int (*fn)(int, int);
static int pl(int a, int b) { return a + b; }
static fn get(void) {
  cnt++;
  return pl;
}
struct ops {
  fn f[2];
  struct ops *next;
};
static struct ops ops = {{pl, pl}, &ops};
static _Noreturn void stop(int x) {
  extern void exit(int);
  exit(x);
}
static const char *name(int x) { return x + 1 > 0 ? "p" : "n"; }
int main(int argc, char *argv[]) {
  int x = 2147483647, y = -x - 1, r;
  unsigned u = 3;
  char buf[10] = "abc";
  long l = x;
  short s = 3;
  int a[4] = {1, 2, 3, x};
  r = add3(x + 1, x + g(), g() + x);
  r = add3(g(), x++, x + 1);
  x = 2147483647;
  r = get()(x, g()) + get()(1, x + g());
  r = ops.next->f[g() & 1](x, 1) + ops.f[0](g(), x) + (*ops.next->next->f[1])(x + g(), 1);
  r = (v(), x + 1);
  r = (v(), g()) + x;
  for (r = 0, v(); r + 1 < 3 && (v(), 1); r += g(), v())
    ;
  r = g() ? v(), x + 1 : (v(), y - 1);
  r = (g() && (v(), x + 1)) + x;
  (void)(g() + x);
  x + 1;
  (x + g());
  g() + x ? puts("a") : puts("b");
  x + 1 ? v() : v();
  (void)(g() && x + g());
  g() && x + g() > 0 && puts("c");
  l = l * l;
  l = l + x * x;
  l += x + g();
  l = (x + 1) + l;
  l = (long)x * x + g();
  r = (int)l + (int)u;
  r = l + u;
  u += x;
  u -= r;
  u = -u;
  u = u * x + g();
  u++;
  s += x;
  s = s + s;
  s = s * x;
  s++;
  buf[g() & 1]++;
  buf[0] += 127;
  buf[1] -= x;
  *buf += g();
  (*(buf + g() % 8))++;
  r = buf[0] * x;
  r = *buf - 1;
  char *bp = buf;
  r = *bp++ - x - 2;
  r = *++bp + x;
  *bp++ += x;
  *--bp = x + g();
  bp[-1] += g();
  r = bp - buf + x;
  r = -*bp;
  r = !x + x;
  r = ~x - x;
  r = -(-x - 1);
  r = - -x;
  r = -y;
  r = +x + 1;
  a[a[0]] += a[a[1]] * a[3];
  a[a[g() & 1]]++;
  a[3] = a[3] - -a[3];
  r = a[g() - g() + 3] - y;
  argv[argc - 1 + 0] += g();
  argc += x;
  r = name(x) == name(y);
  r = x > 0 && y < 0 && x - y > 0;
  r = x - y;
  r = x % (y + 1) + x;
  r = (x ^ 1) + (x | 1) + (x & ~1);
  r = x >> 1 << 2;
  r = x << 1 >> 1;
  r = y >> 3 << 3;
  r = 1 << g() % 32;
  x <<= g() & 1;
  x = 7;
  x <<= 28;
  printf("%d %d %s\n", r, x, buf);
  stop(x + g());
  ;
  return 0;
}
