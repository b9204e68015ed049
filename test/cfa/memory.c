// Dereferences and subscripts are operations, but not where C only takes the address.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

struct s { int m; };
int f(int *p, int i, struct s *s, struct s t) {
  *p = p[i];
  p = &*p;
  p = &p[i];
  return s->m + t.m;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --p[i]--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --*p--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --*p = p[i]--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --&*p--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --p = &*p--> l6
// CHECK-NEXT:   l6 (line 8):
// CHECK-NEXT:     --&p[i]--> l7
// CHECK-NEXT:   l7 (line 8):
// CHECK-NEXT:     --p = &p[i]--> l8
// CHECK-NEXT:   l8 (line 9):
// CHECK-NEXT:     --s->m--> l9
// CHECK-NEXT:   l9 (line 9):
// CHECK-NEXT:     --s->m + t.m--> l10
// CHECK-NEXT:   l10 (line 9):
// CHECK-NEXT:     --return s->m + t.m--> l11
// CHECK-NEXT:   l11 (exit, line 10):
