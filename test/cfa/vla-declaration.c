// The bounds of a declaration come before the variable; behind a typedef, only once.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int n(void), m(void);
void f(void) {
  int a[n()][m()], (*p)[n()];
  typedef int t[m()];
  t b;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call n()--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return n()--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --call m()--> l4
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --return m()--> l5
// CHECK-NEXT:   l5 (line 6):
// CHECK-NEXT:     --declare int a[n()][m()]--> l6
// CHECK-NEXT:   l6 (line 6):
// CHECK-NEXT:     --call n()--> l7
// CHECK-NEXT:   l7 (line 6):
// CHECK-NEXT:     --return n()--> l8
// CHECK-NEXT:   l8 (line 6):
// CHECK-NEXT:     --declare int (*p)[n()]--> l9
// CHECK-NEXT:   l9 (line 7):
// CHECK-NEXT:     --call m()--> l10
// CHECK-NEXT:   l10 (line 7):
// CHECK-NEXT:     --return m()--> l11
// CHECK-NEXT:   l11 (line 8):
// CHECK-NEXT:     --declare t b--> l12
// CHECK-NEXT:   l12 (line 9):
// CHECK-NEXT:     --end--> l13
// CHECK-NEXT:   l13 (exit, line 9):
