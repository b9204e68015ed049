// A loop statement whose body is never left makes no loop around it.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(void);
void f(void) {
  for (;;)
    for (;;)
      g();
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 7):
// CHECK-NEXT:     --call g()--> l2
// CHECK-NEXT:   l2 (line 8):
// CHECK-NEXT:     --return g()--> l1
// CHECK-NEXT:   l3 (exit, unreachable, line 9):
