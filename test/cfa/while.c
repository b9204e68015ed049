// The head of a while loop stands before its condition.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  while (x > 0)
    x = x - 1;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 5):
// CHECK-NEXT:     --x > 0--> l2
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --[x > 0]--> l3
// CHECK-NEXT:     --[!(x > 0)]--> l5
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --x - 1--> l4
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --x = x - 1--> l1
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --end--> l6
// CHECK-NEXT:   l6 (exit, line 7):
