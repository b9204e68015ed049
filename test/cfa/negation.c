// ! in a condition swaps the outcomes; as a value it is an operation.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int f(int a, int b) {
  while (!(a && !b))
    a = 1;
  return !b;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 5):
// CHECK-NEXT:     --[a]--> l2
// CHECK-NEXT:     --[!a]--> l3
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --[b]--> l3
// CHECK-NEXT:     --[!b]--> l4
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --a = 1--> l1
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --!b--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --return !b--> l6
// CHECK-NEXT:   l6 (exit, line 8):
