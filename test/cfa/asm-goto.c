// asm goto evaluates its operands and then goes on or to one of its labels.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  __asm__ goto("" : : "r"(x + 1) : : out);
  x = 1;
out:
  x = 2;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --x + 1--> l2
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --asm goto ("" : : "r" (x + 1) : : out)--> l3
// CHECK-NEXT:   l3 (line 5):
// CHECK-NEXT:     --> l4
// CHECK-NEXT:     --> l5
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --x = 1--> l5
// CHECK-NEXT:   l5 (label out, line 7):
// CHECK-NEXT:     --x = 2--> l6
// CHECK-NEXT:   l6 (line 9):
// CHECK-NEXT:     --end--> l7
// CHECK-NEXT:   l7 (exit, line 9):
