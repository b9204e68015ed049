// typeof evaluates its operand if the type is variably modified.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(int);
void f(int n, int (*a)[n]) {
  typeof(int[g(1)]) b;
  typeof(a[g(2)]) c;
  typeof(g(3)) d;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call g(1)--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return g(1)--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --declare typeof(int[g(1)]) b--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --call g(2)--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --return g(2)--> l6
// CHECK-NEXT:   l6 (line 7):
// CHECK-NEXT:     --a[g(2)]--> l7
// CHECK-NEXT:   l7 (line 7):
// CHECK-NEXT:     --declare typeof (a[g(2)]) c--> l8
// CHECK-NEXT:   l8 (line 8):
// CHECK-NEXT:     --declare typeof (g(3)) d--> l9
// CHECK-NEXT:   l9 (line 9):
// CHECK-NEXT:     --end--> l10
// CHECK-NEXT:   l10 (exit, line 9):
