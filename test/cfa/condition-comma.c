// In a condition with commas, the last operand decides.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int a, int b) {
  while (a = b, a)
    ;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 5):
// CHECK-NEXT:     --a = b--> l2
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --[a]--> l1
// CHECK-NEXT:     --[!a]--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --end--> l4
// CHECK-NEXT:   l4 (exit, line 7):
