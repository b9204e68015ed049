// continue leads to the increment of a for loop, break behind the loop.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  for (;; x++) {
    if (x == 3)
      continue;
    if (x == 5)
      break;
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 5):
// CHECK-NEXT:     --x == 3--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --[x == 3]--> l5
// CHECK-NEXT:     --[!(x == 3)]--> l3
// CHECK-NEXT:   l3 (line 8):
// CHECK-NEXT:     --x == 5--> l4
// CHECK-NEXT:   l4 (line 8):
// CHECK-NEXT:     --[x == 5]--> l7
// CHECK-NEXT:     --[!(x == 5)]--> l5
// CHECK-NEXT:   l5 (line 5):
// CHECK-NEXT:     --read for x++--> l6
// CHECK-NEXT:   l6 (line 5):
// CHECK-NEXT:     --x++--> l1
// CHECK-NEXT:   l7 (line 11):
// CHECK-NEXT:     --end--> l8
// CHECK-NEXT:   l8 (exit, line 11):
