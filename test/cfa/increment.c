// ++ and -- read their operand and then write it.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int f(int *a, int i) {
  a[i++]--;
  return ++i;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --read for i++--> l2
// CHECK-NEXT:   l2 (line 5):
// CHECK-NEXT:     --i++--> l3
// CHECK-NEXT:   l3 (line 5):
// CHECK-NEXT:     --a[i++]--> l4
// CHECK-NEXT:   l4 (line 5):
// CHECK-NEXT:     --read for a[i++]----> l5
// CHECK-NEXT:   l5 (line 5):
// CHECK-NEXT:     --a[i++]----> l6
// CHECK-NEXT:   l6 (line 6):
// CHECK-NEXT:     --read for ++i--> l7
// CHECK-NEXT:   l7 (line 6):
// CHECK-NEXT:     --++i--> l8
// CHECK-NEXT:   l8 (line 6):
// CHECK-NEXT:     --return ++i--> l9
// CHECK-NEXT:   l9 (exit, line 7):
