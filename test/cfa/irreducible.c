// A loop with two entries: one of the labels is the head, so each round passes one.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  if (x)
    goto second;
first:
  x = 1;
second:
  x = 2;
  goto first;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --[x]--> l3
// CHECK-NEXT:     --[!x]--> l2
// CHECK-NEXT:   l2 (label first, loop head, line 7):
// CHECK-NEXT:     --x = 1--> l3
// CHECK-NEXT:   l3 (label second, line 9):
// CHECK-NEXT:     --x = 2--> l2
// CHECK-NEXT:   l4 (exit, unreachable, line 12):
