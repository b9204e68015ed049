// A chain of else-ifs.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  if (x == 1)
    x = 10;
  else if (x == 2)
    x = 20;
  else
    x = 30;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --x == 1--> l2
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --[x == 1]--> l3
// CHECK-NEXT:     --[!(x == 1)]--> l4
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --x = 10--> l8
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --x == 2--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --[x == 2]--> l6
// CHECK-NEXT:     --[!(x == 2)]--> l7
// CHECK-NEXT:   l6 (line 8):
// CHECK-NEXT:     --x = 20--> l8
// CHECK-NEXT:   l7 (line 10):
// CHECK-NEXT:     --x = 30--> l8
// CHECK-NEXT:   l8 (line 11):
// CHECK-NEXT:     --end--> l9
// CHECK-NEXT:   l9 (exit, line 11):
