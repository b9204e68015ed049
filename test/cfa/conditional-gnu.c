// The first operand of GNU ?: is evaluated once.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(int);
int f(int a) {
  if (g(1) ?: a)
    a = 1;
  return g(2) ?: a;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call g(1)--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return g(1)--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --[g(1)]--> l5
// CHECK-NEXT:     --[!g(1)]--> l4
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --[a]--> l5
// CHECK-NEXT:     --[!a]--> l6
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --a = 1--> l6
// CHECK-NEXT:   l6 (line 8):
// CHECK-NEXT:     --call g(2)--> l7
// CHECK-NEXT:   l7 (line 8):
// CHECK-NEXT:     --return g(2)--> l8
// CHECK-NEXT:   l8 (line 8):
// CHECK-NEXT:     --[g(2)]--> l9
// CHECK-NEXT:     --[!g(2)]--> l9
// CHECK-NEXT:   l9 (line 8):
// CHECK-NEXT:     --g(2) ?: a--> l10
// CHECK-NEXT:   l10 (line 8):
// CHECK-NEXT:     --return g(2) ?: a--> l11
// CHECK-NEXT:   l11 (exit, line 9):
