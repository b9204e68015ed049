// The text of a long operation is on one line and shortened.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int f(int variable) {
  return variable * 1000001 + variable * 1000002 +
         ({ variable; }) * 1000003 + variable * 1000004;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --variable * 1000001--> l2
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --variable * 1000002--> l3
// CHECK-NEXT:   l3 (line 5):
// CHECK-NEXT:     --variable * 1000001 + variable * 1000002--> l4
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --({ variable; }) * 1000003--> l5
// CHECK-NEXT:   l5 (line 5):
// CHECK-NEXT:     --variable * 1000001 + variable * 1000002 + ({ variable; })...--> l6
// CHECK-NEXT:   l6 (line 6):
// CHECK-NEXT:     --variable * 1000004--> l7
// CHECK-NEXT:   l7 (line 6):
// CHECK-NEXT:     --variable * 1000001 + variable * 1000002 + ({ variable; })...--> l8
// CHECK-NEXT:   l8 (line 5):
// CHECK-NEXT:     --return variable * 1000001 + variable * 1000002 + ({ varia...--> l9
// CHECK-NEXT:   l9 (exit, line 7):
