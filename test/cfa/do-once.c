// A condition that is constant and false closes no loop, but both of its edges stay.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  do {
    x = 1;
  } while (0);
  while (0)
    x = 2;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --x = 1--> l2
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --[0]--> l1
// CHECK-NEXT:     --[!0]--> l3
// CHECK-NEXT:   l3 (line 8):
// CHECK-NEXT:     --[0]--> l4
// CHECK-NEXT:     --[!0]--> l5
// CHECK-NEXT:   l4 (line 9):
// CHECK-NEXT:     --x = 2--> l3
// CHECK-NEXT:   l5 (line 10):
// CHECK-NEXT:     --end--> l6
// CHECK-NEXT:   l6 (exit, line 10):
