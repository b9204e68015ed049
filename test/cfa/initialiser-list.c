// Initialisers are evaluated in the order of the elements, not of the designators.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

struct s { int a, b[3], c; };
int g(int);
void f(void) {
  struct s s = {.c = g(1), .b = {[2] = g(2), [0] = g(3)}};
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 6):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 7):
// CHECK-NEXT:     --call g(3)--> l2
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --return g(3)--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --call g(2)--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --return g(2)--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --call g(1)--> l6
// CHECK-NEXT:   l6 (line 7):
// CHECK-NEXT:     --return g(1)--> l7
// CHECK-NEXT:   l7 (line 7):
// CHECK-NEXT:     --declare struct s s--> l8
// CHECK-NEXT:   l8 (line 8):
// CHECK-NEXT:     --end--> l9
// CHECK-NEXT:   l9 (exit, line 8):
