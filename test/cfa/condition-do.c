// The logical condition of a do loop leads to the head and behind the loop.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int a, int b) {
  do
    ;
  while (a || b);
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 5):
// CHECK-NEXT:     --> l2
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --[a]--> l1
// CHECK-NEXT:     --[!a]--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --[b]--> l1
// CHECK-NEXT:     --[!b]--> l4
// CHECK-NEXT:   l4 (line 8):
// CHECK-NEXT:     --end--> l5
// CHECK-NEXT:   l5 (exit, line 8):
