// Functions without prototypes.
// RUN: %clang -fsyntax-only -std=gnu89 %plugin-cfa %s | %FileCheck %s

int f(a, b)
int b;
char a;
{
  return a + b;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 8):
// CHECK-NEXT:     --a + b--> l2
// CHECK-NEXT:   l2 (line 8):
// CHECK-NEXT:     --return a + b--> l3
// CHECK-NEXT:   l3 (exit, line 9):
