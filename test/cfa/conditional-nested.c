// A conditional operator in a condition, and one whose condition is another one.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int f(int a, int b, int c) {
  if (a ? b : c)
    a = 1;
  return (a ? b : c) ? b : c;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --[a]--> l2
// CHECK-NEXT:     --[!a]--> l3
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --[b]--> l4
// CHECK-NEXT:     --[!b]--> l5
// CHECK-NEXT:   l3 (line 5):
// CHECK-NEXT:     --[c]--> l4
// CHECK-NEXT:     --[!c]--> l5
// CHECK-NEXT:   l4 (line 6):
// CHECK-NEXT:     --a = 1--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --[a]--> l6
// CHECK-NEXT:     --[!a]--> l7
// CHECK-NEXT:   l6 (line 7):
// CHECK-NEXT:     --[b]--> l8
// CHECK-NEXT:     --[!b]--> l8
// CHECK-NEXT:   l7 (line 7):
// CHECK-NEXT:     --[c]--> l8
// CHECK-NEXT:     --[!c]--> l8
// CHECK-NEXT:   l8 (line 7):
// CHECK-NEXT:     --(a ? b : c) ? b : c--> l9
// CHECK-NEXT:   l9 (line 7):
// CHECK-NEXT:     --return (a ? b : c) ? b : c--> l10
// CHECK-NEXT:   l10 (exit, line 8):
