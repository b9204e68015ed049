// The place, the values and the type of an overflow; and where a macro is written.
// RUN: %clang -c %utils/runtime/explain.c -o %t.rt.o
// RUN: cd %S && %clang %plugin %arg no-overflow %arg emit=object %arg explain=yes overflow.c %t.rt.o -o %t
// RUN: (env TRANSVER_OPTIONS=halt=0 %t 2>&1 || true) | %FileCheck %s
// By itself the object says what it says without explain=yes.
// RUN: cd %S && %clang %plugin %arg no-overflow %arg emit=object %arg explain=yes overflow.c -o %t && (env TRANSVER_OPTIONS=halt=0 %t 2>&1 || true) | %FileCheck %s --check-prefix ALONE
// ALONE: {{^}}overflow.c:30:15: no-overflow: a + 1{{$}}
// The message, from the driver's text for a verifier.
// RUN: cd %S && %transver transform --explain --property no-overflow overflow.c -o %t.c
// RUN: printf 'void reach_error(void) {}\n' > %t.re.c && %clang -w %t.c %t.re.c %t.rt.o -o %t && (%t 2>&1 || true) | %FileCheck %s
#define MIDDLE(x, y) (((x) + (y)) / 2)
#define TWICE(x) MIDDLE(x, x)
#define SAME(x) x
static int next(int *n) { return (*n)++; }
static int calls;
static int f(void) {
  ++calls;
  return 2147483647;
}
enum e { BIG = 2147483647 };
struct bits {
  signed low : 7;
} s = {3};
int main(void) {
  int a = 2147483647, m = -2147483647 - 1, n = 5, u = 0;
  long l = -9223372036854775807L - 1;
  signed char c = 127;
  unsigned short h = 65535;
  enum e e = BIG;
  u = (int)(a + 1); // CHECK: {{^}}overflow.c:[[#@LINE]]:15: 2147483647 + 1 does not fit int [no-overflow]{{$}}
  // CHECK-NEXT: 30 |   u = (int)(a + 1);
  // CHECK-NEXT: {{^}}      |               ^{{$}}
  u = -m; // CHECK: overflow.c:[[#@LINE]]:7: -(-2147483648) does not fit int
  a++;    // CHECK: overflow.c:[[#@LINE]]:4: 2147483647 + 1 does not fit int
  u = h * h; // CHECK: overflow.c:[[#@LINE]]:9: 65535 * 65535 does not fit int
  u = 1 << n * 7; // CHECK: overflow.c:[[#@LINE]]:9: 1 << 35 does not fit int
  e = BIG - m + (e == u); // CHECK: overflow.c:[[#@LINE]]:11: 2147483647 - -2147483648 does not fit int
  u = next(&n) + f() + f(); // CHECK: overflow.c:[[#@LINE]]:16: 5 + 2147483647 does not fit int
  u = f() * (s.low + c); // CHECK: overflow.c:[[#@LINE]]:11: 2147483647 * 130 does not fit int
  a = 2147483647;
  u = TWICE(a); // CHECK: overflow.c:[[#@LINE]]:7: 2147483647 + 2147483647 does not fit int
  // CHECK: overflow.c:11:28: note: expanded from macro 'MIDDLE'
  u = SAME(a + n); // CHECK: overflow.c:[[#@LINE]]:7: 2147483647 + 6 does not fit int
  // CHECK: overflow.c:[[#@LINE-1]]:14: note: written in an argument of macro 'SAME'
  __int128 w = (__int128)1 << 126;
  w = w + w; // CHECK: overflow.c:[[#@LINE]]:9: 85070591730234615865843651857942052864 + 85070591730234615865843651857942052864 does not fit __int128
  // (The last one: the processor stops it.)
  l = l / (n - 7); // CHECK: overflow.c:[[#@LINE]]:9: -9223372036854775808 / -1 does not fit long
  return calls - 3;
}
