// The elements of a compound literal are evaluated where it stands.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

struct s { int a, b; };
int g(int);
int f(void) {
  return ((struct s){g(1), g(2)}).b;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 6):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 7):
// CHECK-NEXT:     --call g(1)--> l2
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --return g(1)--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --call g(2)--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --return g(2)--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --return ((struct s){g(1), g(2)}).b--> l6
// CHECK-NEXT:   l6 (exit, line 8):
