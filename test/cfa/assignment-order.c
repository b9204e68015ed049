// Clang evaluates the right operand of an assignment first.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int *l(void), r(void);
void f(void) {
  *l() = r();
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call r()--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return r()--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --call l()--> l4
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --return l()--> l5
// CHECK-NEXT:   l5 (line 6):
// CHECK-NEXT:     --*l()--> l6
// CHECK-NEXT:   l6 (line 6):
// CHECK-NEXT:     --*l() = r()--> l7
// CHECK-NEXT:   l7 (line 7):
// CHECK-NEXT:     --end--> l8
// CHECK-NEXT:   l8 (exit, line 7):
