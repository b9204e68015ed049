// Static and extern locals and functions have no edges; a bound has.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(void);
void f(void) {
  static int a = 1 + 2;
  extern int b;
  int c(int);
  static int (*d)[1];
  static int (*e)[];
  typedef int (*t)[g()];
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 11):
// CHECK-NEXT:     --call g()--> l2
// CHECK-NEXT:   l2 (line 11):
// CHECK-NEXT:     --return g()--> l3
// CHECK-NEXT:   l3 (line 12):
// CHECK-NEXT:     --end--> l4
// CHECK-NEXT:   l4 (exit, line 12):
