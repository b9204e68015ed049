// The bounds of parameters are evaluated at the entry of the function.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(int);
void f(int n, int a[n + 1][g(n)], int *p) {
  p = 0;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --n + 1--> l2
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --call g(n)--> l3
// CHECK-NEXT:   l3 (line 5):
// CHECK-NEXT:     --return g(n)--> l4
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --p = 0--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --end--> l6
// CHECK-NEXT:   l6 (exit, line 7):
