// Casts that keep the truth of a logical operator do not hide it.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int a, int b) {
  if ((_Bool)(a && b))
    a = 1;
  if ((char)a)
    a = 2;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --[a]--> l2
// CHECK-NEXT:     --[!a]--> l4
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --[b]--> l3
// CHECK-NEXT:     --[!b]--> l4
// CHECK-NEXT:   l3 (line 6):
// CHECK-NEXT:     --a = 1--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --[(char)a]--> l5
// CHECK-NEXT:     --[!(char)a]--> l6
// CHECK-NEXT:   l5 (line 8):
// CHECK-NEXT:     --a = 2--> l6
// CHECK-NEXT:   l6 (line 9):
// CHECK-NEXT:     --end--> l7
// CHECK-NEXT:   l7 (exit, line 9):
