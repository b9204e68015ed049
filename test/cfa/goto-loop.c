// A loop that goto closes has its head at the label.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
again:
  x = x - 1;
  if (x)
    goto again;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (label again, loop head, line 5):
// CHECK-NEXT:     --x - 1--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --x = x - 1--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --[x]--> l1
// CHECK-NEXT:     --[!x]--> l4
// CHECK-NEXT:   l4 (line 9):
// CHECK-NEXT:     --end--> l5
// CHECK-NEXT:   l5 (exit, line 9):
