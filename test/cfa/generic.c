// Of a generic selection, only the chosen expression is evaluated.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(int);
int f(void) {
  return _Generic(g(1), int: g(2), default: g(3));
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call g(2)--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return g(2)--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --return _Generic(g(1), int: g(2), default: g(3))--> l4
// CHECK-NEXT:   l4 (exit, line 7):
