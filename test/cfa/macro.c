// The line of an operation in a macro is that of its expansion.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

#define ADD(a, b)                                                              \
  ((a) +                                                                       \
   (b))
int f(int x) {
  return ADD(x,
             1);
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 7):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 8):
// CHECK-NEXT:     --(x) + (1)--> l2
// CHECK-NEXT:   l2 (line 8):
// CHECK-NEXT:     --return ((x) + (1))--> l3
// CHECK-NEXT:   l3 (exit, line 10):
