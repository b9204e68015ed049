// Unreachable code has its edges, and nobody falls off the end after a return.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int f(int x) {
  return x;
  x = 1;
  while (x)
    ;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --return x--> l5
// CHECK-NEXT:   l2 (unreachable, line 6):
// CHECK-NEXT:     --x = 1--> l3
// CHECK-NEXT:   l3 (unreachable, loop head, line 7):
// CHECK-NEXT:     --[x]--> l3
// CHECK-NEXT:     --[!x]--> l4
// CHECK-NEXT:   l4 (unreachable, line 9):
// CHECK-NEXT:     --end--> l5
// CHECK-NEXT:   l5 (exit, line 9):
