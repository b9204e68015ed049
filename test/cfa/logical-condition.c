// && and || in a condition are no operations: each atomic condition leads on.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int a, int b, int c) {
  if (a && (b || c))
    a = 1;
  else
    a = 2;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --[a]--> l2
// CHECK-NEXT:     --[!a]--> l5
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --[b]--> l4
// CHECK-NEXT:     --[!b]--> l3
// CHECK-NEXT:   l3 (line 5):
// CHECK-NEXT:     --[c]--> l4
// CHECK-NEXT:     --[!c]--> l5
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --a = 1--> l6
// CHECK-NEXT:   l5 (line 8):
// CHECK-NEXT:     --a = 2--> l6
// CHECK-NEXT:   l6 (line 9):
// CHECK-NEXT:     --end--> l7
// CHECK-NEXT:   l7 (exit, line 9):
