// A computed goto can go to every label whose address is taken, and to no other.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(int i) {
  static void *const table[] = {&&a, &&b};
  goto *table[i];
a:
  i = 1;
b:
  i = 2;
  if (i)
    goto c;
  goto *table[i];
c:
  i = 3;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --table[i]--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --> l10
// CHECK-NEXT:   l3 (label a, loop head, line 7):
// CHECK-NEXT:     --i = 1--> l4
// CHECK-NEXT:   l4 (label b, loop head, line 9):
// CHECK-NEXT:     --i = 2--> l5
// CHECK-NEXT:   l5 (line 11):
// CHECK-NEXT:     --[i]--> l8
// CHECK-NEXT:     --[!i]--> l6
// CHECK-NEXT:   l6 (line 13):
// CHECK-NEXT:     --table[i]--> l7
// CHECK-NEXT:   l7 (line 13):
// CHECK-NEXT:     --> l10
// CHECK-NEXT:   l8 (label c, line 14):
// CHECK-NEXT:     --i = 3--> l9
// CHECK-NEXT:   l9 (line 16):
// CHECK-NEXT:     --end--> l11
// CHECK-NEXT:   l10 (line 6):
// CHECK-NEXT:     --> l3
// CHECK-NEXT:     --> l4
// CHECK-NEXT:   l11 (exit, line 16):
