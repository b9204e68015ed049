// The value of a logical operator: its conditions, a join, and one edge for the whole.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int f(int a, int b) {
  int c = a || b;
  return a && b;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --[a]--> l3
// CHECK-NEXT:     --[!a]--> l2
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --[b]--> l3
// CHECK-NEXT:     --[!b]--> l3
// CHECK-NEXT:   l3 (line 5):
// CHECK-NEXT:     --a || b--> l4
// CHECK-NEXT:   l4 (line 5):
// CHECK-NEXT:     --declare int c--> l5
// CHECK-NEXT:   l5 (line 6):
// CHECK-NEXT:     --[a]--> l6
// CHECK-NEXT:     --[!a]--> l7
// CHECK-NEXT:   l6 (line 6):
// CHECK-NEXT:     --[b]--> l7
// CHECK-NEXT:     --[!b]--> l7
// CHECK-NEXT:   l7 (line 6):
// CHECK-NEXT:     --a && b--> l8
// CHECK-NEXT:   l8 (line 6):
// CHECK-NEXT:     --return a && b--> l9
// CHECK-NEXT:   l9 (exit, line 7):
