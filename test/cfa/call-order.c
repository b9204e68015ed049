// The callee, then the arguments from left to right, then the call and its return.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void (*callee(void))(int, int);
int a(void), b(void);
void f(void) {
  callee()(a(), b());
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 6):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 7):
// CHECK-NEXT:     --call callee()--> l2
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --return callee()--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --call a()--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --return a()--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --call b()--> l6
// CHECK-NEXT:   l6 (line 7):
// CHECK-NEXT:     --return b()--> l7
// CHECK-NEXT:   l7 (line 7):
// CHECK-NEXT:     --call callee()(a(), b())--> l8
// CHECK-NEXT:   l8 (line 7):
// CHECK-NEXT:     --return callee()(a(), b())--> l9
// CHECK-NEXT:   l9 (line 8):
// CHECK-NEXT:     --end--> l10
// CHECK-NEXT:   l10 (exit, line 8):
