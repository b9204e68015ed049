// A forward goto makes no loop.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  if (x)
    goto out;
  x = 1;
out:
  x = 2;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 5):
// CHECK-NEXT:     --[x]--> l3
// CHECK-NEXT:     --[!x]--> l2
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --x = 1--> l3
// CHECK-NEXT:   l3 (label out, line 8):
// CHECK-NEXT:     --x = 2--> l4
// CHECK-NEXT:   l4 (line 10):
// CHECK-NEXT:     --end--> l5
// CHECK-NEXT:   l5 (exit, line 10):
