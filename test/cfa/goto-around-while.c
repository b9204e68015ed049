// A goto loop around a while loop: each has a head of its own, even at the same place.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int a, int b) {
again:
  while (a)
    ;
  if (b)
    goto again;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (label again, loop head, line 5):
// CHECK-NEXT:     --> l2
// CHECK-NEXT:   l2 (loop head, line 6):
// CHECK-NEXT:     --[a]--> l2
// CHECK-NEXT:     --[!a]--> l3
// CHECK-NEXT:   l3 (line 8):
// CHECK-NEXT:     --[b]--> l1
// CHECK-NEXT:     --[!b]--> l4
// CHECK-NEXT:   l4 (line 10):
// CHECK-NEXT:     --end--> l5
// CHECK-NEXT:   l5 (exit, line 10):
