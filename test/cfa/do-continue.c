// continue leads to the condition of a do loop.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int a, int b, int c) {
  do {
    if (a)
      continue;
    b = 0;
  } while (c);
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (loop head, line 5):
// CHECK-NEXT:     --[a]--> l3
// CHECK-NEXT:     --[!a]--> l2
// CHECK-NEXT:   l2 (line 8):
// CHECK-NEXT:     --b = 0--> l3
// CHECK-NEXT:   l3 (line 9):
// CHECK-NEXT:     --[c]--> l1
// CHECK-NEXT:     --[!c]--> l4
// CHECK-NEXT:   l4 (line 10):
// CHECK-NEXT:     --end--> l5
// CHECK-NEXT:   l5 (exit, line 10):
