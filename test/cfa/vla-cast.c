// The bounds of the type of a cast come before the operand.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int n(void);
void *g(void);
int (*f(void))[1] {
  return (int (*)[n()])g();
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 6):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 7):
// CHECK-NEXT:     --call n()--> l2
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --return n()--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --call g()--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --return g()--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --return (int (*)[n()])g()--> l6
// CHECK-NEXT:   l6 (exit, line 8):
