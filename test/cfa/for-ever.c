// for (;;) has no condition; its head is the start of its body.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(void);
void f(void) {
  for (;;)
    g();
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 6):
// CHECK-NEXT:     --call g()--> l2
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --return g()--> l1
// CHECK-NEXT:   l3 (exit, unreachable, line 8):
