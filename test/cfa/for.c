// A for loop: initialisation, head, condition, body, increment.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(int);
void f(int n) {
  for (int i = 0; i < n; i++)
    g(i);
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --declare int i--> l2
// CHECK-NEXT:   l2 (loop head, line 6):
// CHECK-NEXT:     --i < n--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --[i < n]--> l4
// CHECK-NEXT:     --[!(i < n)]--> l8
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --call g(i)--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --return g(i)--> l6
// CHECK-NEXT:   l6 (line 6):
// CHECK-NEXT:     --read for i++--> l7
// CHECK-NEXT:   l7 (line 6):
// CHECK-NEXT:     --i++--> l2
// CHECK-NEXT:   l8 (line 8):
// CHECK-NEXT:     --end--> l9
// CHECK-NEXT:   l9 (exit, line 8):
