// An empty endless loop is a blank edge from its head to itself.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(void) {
  for (;;)
    ;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 5):
// CHECK-NEXT:     --> l1
// CHECK-NEXT:   l2 (exit, unreachable, line 7):
