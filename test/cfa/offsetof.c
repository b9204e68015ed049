// offsetof evaluates the indices in its designator.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

struct s { int a[9]; };
int f(int x) {
  return __builtin_offsetof(struct s, a[x + 1]);
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --x + 1--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return __builtin_offsetof(struct s, a[x + 1])--> l3
// CHECK-NEXT:   l3 (exit, line 7):
