// Attributes on statements are transparent.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  switch (x) {
  case 1:
    x = 1;
    __attribute__((fallthrough));
  case 2:
    x = 2;
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --[case 1]--> l2
// CHECK-NEXT:     --[case 2]--> l3
// CHECK-NEXT:     --[none]--> l4
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --x = 1--> l3
// CHECK-NEXT:   l3 (line 10):
// CHECK-NEXT:     --x = 2--> l4
// CHECK-NEXT:   l4 (line 12):
// CHECK-NEXT:     --end--> l5
// CHECK-NEXT:   l5 (exit, line 12):
