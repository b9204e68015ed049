// The steps that a program tells: each with its place and the values, in the order in which they happen.
// RUN: %clang -c %utils/runtime/explain.c -o %t.e.o && %clang -c %utils/runtime/transver_rt.c -o %t.r.o
// RUN: cd %S && %transver transform --explain --property assert --automaton %utils/driver/report/steps.ia steps.c -o %t.c
// RUN: %clang -w %t.c %t.r.o %t.e.o -o %t && printf 'int 7\n' > %t.in
// RUN: env TRANSVER_OPTIONS=replay=%t.in:steps=%t.steps %not --crash %t > %t.out 2> %t.err
// RUN: %FileCheck %s < %t.steps
// What is told is seen, and changes nothing else.
// RUN: %clang -w -DNDEBUG steps.c %t.r.o -o %t.plain && env TRANSVER_OPTIONS=replay=%t.in %t.plain > %t.plain.out && diff %t.plain.out %t.out
// Without explain=yes it tells nothing.
// RUN: %transver transform --property assert --automaton %utils/driver/report/steps.ia steps.c -o %t.silent.c && %not grep -E 'transver_(step|value)' %t.silent.c
// C before C99.
// RUN: printf 'int f(n) int n; { n += 2; return n; }\nint main() { return f(1); }\n' > %t.89.c
// RUN: %transver transform --explain --property no-overflow --automaton %utils/driver/report/steps.ia %t.89.c -o %t.89.t.c -- -std=c89 -w && %clang -std=c89 -w -pedantic-errors -fsyntax-only %t.89.t.c
#include <assert.h>
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);
struct s {
  int a, b : 3;
} g;
static int twice(int n, double d) {
  if (n > 5 && d > 1)
    return 2 * n;
  return 0;
}
static void nothing(void) {}
int main(void) {
  int x = __VERIFIER_nondet_int(), a[4], *p = a;
  volatile int v = 3;
  *p++ = x;
  g.b = 2;
  v += 1;
  x = twice(x, 1.5);
  nothing();
  switch (x) {
  case 14:
    x++;
  }
  for (int i = 0; i < 2; i++)
    printf("%d\n", i);
  assert(x == a[0]);
  return 0;
}
// CHECK: {"kind":"entry","file":"steps.c","line":26,"column":5,"text":"entry","function":"main","values":[]}
// CHECK-NEXT: {"kind":"call",{{.*}}"text":"call __VERIFIER_nondet_int()"
// CHECK-NEXT: {"kind":"input","type":"int","value":"7"}
// CHECK-NEXT: {"kind":"operation",{{.*}}"line":27,"column":7,"text":"declare int x","function":"main","values":[{"name":"x","value":"7"}]}
// CHECK-NEXT: "text":"declare int *p","function":"main","values":[{"name":"p","value":"0x
// CHECK-NEXT: "text":"declare volatile int v","function":"main","values":[]
// CHECK: "line":29,{{.*}}"text":"*p++ = x"{{.*}}"value":"7"
// CHECK-NEXT: "text":"g.b = 2"{{.*}}"value":"2"
// CHECK-NEXT: "text":"v += 1","function":"main","values":[]
// CHECK-NEXT: {"kind":"call",{{.*}}"text":"call twice(x, 1.5)"
// CHECK-NEXT: {"kind":"entry",{{.*}}"function":"twice","values":[{"name":"n","value":"7"},{"name":"d","value":"1.5"}]}
// CHECK-NEXT: {"kind":"branch",{{.*}}"text":"[n > 5]"
// CHECK-NEXT: {"kind":"branch",{{.*}}"text":"[d > 1]"
// CHECK-NEXT: {"kind":"exit",{{.*}}"text":"return 2 * n","function":"twice","values":[{"name":"return value","value":"14"}]}
// CHECK-NEXT: "text":"x = twice(x, 1.5)","function":"main","values":[{"name":"x","value":"14"}]
// CHECK-NEXT: {"kind":"call",{{.*}}"text":"call nothing()"
// CHECK-NEXT: {"kind":"entry",{{.*}}"function":"nothing"
// CHECK-NEXT: {"kind":"exit",{{.*}}"text":"end","function":"nothing"
// CHECK-NEXT: "kind":"branch"{{.*}}"line":34{{.*}}"text":"[case 14]"
// CHECK-NEXT: "text":"x++"{{.*}}"value":"15"
// CHECK-NEXT: "text":"declare int i"{{.*}}"value":"0"
// CHECK-NEXT: "text":"[i < 2]"
// CHECK-NEXT: "text":"call printf
