// The statements of a statement expression are statements of their own.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(int);
int f(int x) {
  return 1 + ({
           int y = g(x);
           if (y)
             goto out;
           y * 2;
         });
out:
  return 0;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 7):
// CHECK-NEXT:     --call g(x)--> l2
// CHECK-NEXT:   l2 (line 7):
// CHECK-NEXT:     --return g(x)--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --declare int y--> l4
// CHECK-NEXT:   l4 (line 8):
// CHECK-NEXT:     --[y]--> l8
// CHECK-NEXT:     --[!y]--> l5
// CHECK-NEXT:   l5 (line 10):
// CHECK-NEXT:     --y * 2--> l6
// CHECK-NEXT:   l6 (line 6):
// CHECK-NEXT:     --1 + ({ int y = g(x); if (y) goto out; y * 2; })--> l7
// CHECK-NEXT:   l7 (line 6):
// CHECK-NEXT:     --return 1 + ({ int y = g(x); if (y) goto out; y * 2; })--> l9
// CHECK-NEXT:   l8 (label out, line 12):
// CHECK-NEXT:     --return 0--> l9
// CHECK-NEXT:   l9 (exit, line 14):
