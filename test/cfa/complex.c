// Arithmetic on complex numbers; their parts are no operations.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

double f(_Complex double z) {
  z = z * z;
  return __real__ z + __imag__ z;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --z * z--> l2
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --z = z * z--> l3
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --__real z + __imag z--> l4
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --return __real z + __imag z--> l5
// CHECK-NEXT:   l5 (exit, line 7):
