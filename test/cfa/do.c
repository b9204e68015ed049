// The head of a do loop is the start of its body.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  do
    x = x - 1;
  while (x > 0);
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 5):
// CHECK-NEXT:     --x - 1--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --x = x - 1--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --x > 0--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --[x > 0]--> l1
// CHECK-NEXT:     --[!(x > 0)]--> l5
// CHECK-NEXT:   l5 (line 8):
// CHECK-NEXT:     --end--> l6
// CHECK-NEXT:   l6 (exit, line 8):
