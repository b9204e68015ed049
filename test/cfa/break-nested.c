// break leaves the innermost loop only.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int a, int b, int c) {
  while (a) {
    while (b)
      if (c)
        break;
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 5):
// CHECK-NEXT:     --[a]--> l2
// CHECK-NEXT:     --[!a]--> l4
// CHECK-NEXT:   l2 (loop head, line 6):
// CHECK-NEXT:     --[b]--> l3
// CHECK-NEXT:     --[!b]--> l1
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --[c]--> l1
// CHECK-NEXT:     --[!c]--> l2
// CHECK-NEXT:   l4 (line 10):
// CHECK-NEXT:     --end--> l5
// CHECK-NEXT:   l5 (exit, line 10):
