// A while loop that is entered by goto keeps its head before the condition.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  goto in;
  while (x) {
  in:
    x = 1;
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l2
// CHECK-NEXT:   l1 (loop head, line 6):
// CHECK-NEXT:     --[x]--> l2
// CHECK-NEXT:     --[!x]--> l3
// CHECK-NEXT:   l2 (label in, line 7):
// CHECK-NEXT:     --x = 1--> l1
// CHECK-NEXT:   l3 (line 10):
// CHECK-NEXT:     --end--> l4
// CHECK-NEXT:   l4 (exit, line 10):
