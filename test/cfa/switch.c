// One edge per label in the order of the text; a case falls through, a range is one edge.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  switch (x) {
  case 1:
    x = 10;
  case 2:
  case 3 ... 5:
    x = 20;
    break;
  default:
    x = 30;
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --[case 1]--> l2
// CHECK-NEXT:     --[case 2]--> l3
// CHECK-NEXT:     --[case 3 ... 5]--> l3
// CHECK-NEXT:     --[default]--> l4
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --x = 10--> l3
// CHECK-NEXT:   l3 (line 10):
// CHECK-NEXT:     --x = 20--> l5
// CHECK-NEXT:   l4 (line 13):
// CHECK-NEXT:     --x = 30--> l5
// CHECK-NEXT:   l5 (line 15):
// CHECK-NEXT:     --end--> l6
// CHECK-NEXT:   l6 (exit, line 15):
