// Loops in a loop with several entries have heads of their own.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(void);
void f(int x) {
  switch (x) {
    do {
    case 0:
      g();
    case 1:
      while (x)
        g();
    } while (g());
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --[case 0]--> l3
// CHECK-NEXT:     --[case 1]--> l5
// CHECK-NEXT:     --[none]--> l11
// CHECK-NEXT:   l2 (loop head, line 7):
// CHECK-NEXT:     --> l3
// CHECK-NEXT:   l3 (line 9):
// CHECK-NEXT:     --call g()--> l4
// CHECK-NEXT:   l4 (line 9):
// CHECK-NEXT:     --return g()--> l5
// CHECK-NEXT:   l5 (loop head, line 11):
// CHECK-NEXT:     --[x]--> l6
// CHECK-NEXT:     --[!x]--> l8
// CHECK-NEXT:   l6 (line 12):
// CHECK-NEXT:     --call g()--> l7
// CHECK-NEXT:   l7 (line 12):
// CHECK-NEXT:     --return g()--> l5
// CHECK-NEXT:   l8 (line 13):
// CHECK-NEXT:     --call g()--> l9
// CHECK-NEXT:   l9 (line 13):
// CHECK-NEXT:     --return g()--> l10
// CHECK-NEXT:   l10 (line 13):
// CHECK-NEXT:     --[g()]--> l2
// CHECK-NEXT:     --[!g()]--> l11
// CHECK-NEXT:   l11 (line 15):
// CHECK-NEXT:     --end--> l12
// CHECK-NEXT:   l12 (exit, line 15):
