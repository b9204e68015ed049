// Atomic builtins: operands, then the operation.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int *l(void), r(void);
int f(void) {
  return __c11_atomic_fetch_add((_Atomic int *)l(), r(), 5);
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call l()--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return l()--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --call r()--> l4
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --return r()--> l5
// CHECK-NEXT:   l5 (line 6):
// CHECK-NEXT:     --__c11_atomic_fetch_add((_Atomic(int) *)l(), r(), 5)--> l6
// CHECK-NEXT:   l6 (line 6):
// CHECK-NEXT:     --return __c11_atomic_fetch_add((_Atomic(int) *)l(), r(), 5)--> l7
// CHECK-NEXT:   l7 (exit, line 7):
