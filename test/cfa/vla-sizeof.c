// sizeof evaluates the bounds of a variable-length array, or an operand of such a type.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(int);
int f(int n, int (*a)[n]) {
  n = sizeof(int[g(1)]);
  n = sizeof(a[g(2)]);
  n = sizeof(int (*)[g(3)]);
  return sizeof(g(4));
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call g(1)--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return g(1)--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --n = sizeof(int[g(1)])--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --call g(2)--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --return g(2)--> l6
// CHECK-NEXT:   l6 (line 7):
// CHECK-NEXT:     --a[g(2)]--> l7
// CHECK-NEXT:   l7 (line 7):
// CHECK-NEXT:     --n = sizeof (a[g(2)])--> l8
// CHECK-NEXT:   l8 (line 8):
// CHECK-NEXT:     --n = sizeof(int (*)[g(3)])--> l9
// CHECK-NEXT:   l9 (line 9):
// CHECK-NEXT:     --return sizeof (g(4))--> l10
// CHECK-NEXT:   l10 (exit, line 10):
