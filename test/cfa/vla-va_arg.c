// The bounds of the type of va_arg come before the operand.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int n(void);
void f(__builtin_va_list ap) {
  (void)__builtin_va_arg(ap, int (*)[n()]);
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call n()--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return n()--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --__builtin_va_arg(ap, int (*)[n()])--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --end--> l5
// CHECK-NEXT:   l5 (exit, line 7):
