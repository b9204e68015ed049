// Two loops that start at the same place are two heads.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(void);
void f(void) {
  for (;;)
    do
      g();
    while (g());
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 6):
// CHECK-NEXT:     --> l2
// CHECK-NEXT:   l2 (loop head, line 7):
// CHECK-NEXT:     --call g()--> l3
// CHECK-NEXT:   l3 (line 8):
// CHECK-NEXT:     --return g()--> l4
// CHECK-NEXT:   l4 (line 9):
// CHECK-NEXT:     --call g()--> l5
// CHECK-NEXT:   l5 (line 9):
// CHECK-NEXT:     --return g()--> l6
// CHECK-NEXT:   l6 (line 9):
// CHECK-NEXT:     --[g()]--> l2
// CHECK-NEXT:     --[!g()]--> l1
// CHECK-NEXT:   l7 (exit, unreachable, line 10):
