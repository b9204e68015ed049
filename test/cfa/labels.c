// Labels on the same statement stay apart, so that each can be asked for.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
a:
b:
  x = 1;
c:;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (label a, line 5):
// CHECK-NEXT:     --> l2
// CHECK-NEXT:   l2 (label b, line 6):
// CHECK-NEXT:     --x = 1--> l3
// CHECK-NEXT:   l3 (label c, line 8):
// CHECK-NEXT:     --end--> l4
// CHECK-NEXT:   l4 (exit, line 9):
