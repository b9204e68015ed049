// Labels that are local to a block.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int x) {
  {
    __label__ l;
    if (x)
      goto l;
    x = 1;
  l:;
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 7):
// CHECK-NEXT:     --[x]--> l3
// CHECK-NEXT:     --[!x]--> l2
// CHECK-NEXT:   l2 (line 9):
// CHECK-NEXT:     --x = 1--> l3
// CHECK-NEXT:   l3 (label l, line 10):
// CHECK-NEXT:     --end--> l4
// CHECK-NEXT:   l4 (exit, line 12):
