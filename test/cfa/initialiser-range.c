// The initialiser of a range designator is evaluated once.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

struct s { int m; };
void f(int x) {
  int a[4] = {[0 ... 3] = x + 1};
  struct s b[4] = {[0 ... 2].m = x + 2};
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --x + 1--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --declare int a[4]--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --x + 2--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --declare struct s b[4]--> l5
// CHECK-NEXT:   l5 (line 8):
// CHECK-NEXT:     --end--> l6
// CHECK-NEXT:   l6 (exit, line 8):
