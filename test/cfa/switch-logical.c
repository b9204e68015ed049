// A switch over a logical operator first computes its value.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int a, int b) {
  switch (a && b) {
  case 0:
    a = 1;
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --[a]--> l2
// CHECK-NEXT:     --[!a]--> l3
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --[b]--> l3
// CHECK-NEXT:     --[!b]--> l3
// CHECK-NEXT:   l3 (line 5):
// CHECK-NEXT:     --a && b--> l4
// CHECK-NEXT:   l4 (line 5):
// CHECK-NEXT:     --[case 0]--> l5
// CHECK-NEXT:     --[none]--> l6
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --a = 1--> l6
// CHECK-NEXT:   l6 (line 9):
// CHECK-NEXT:     --end--> l7
// CHECK-NEXT:   l7 (exit, line 9):
