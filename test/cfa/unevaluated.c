// What sizeof, alignof, case labels and some builtins contain is not evaluated.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

int g(int);
void f(int x) {
  x = sizeof(g(1)) + _Alignof(int);
  x = __builtin_constant_p(g(2));
  x = __builtin_expect(g(3), 1);
  __builtin_assume(g(4));
  switch (x) {
  case 1 + 1:
    x = 0;
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --sizeof (g(1)) + _Alignof(int)--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --x = sizeof (g(1)) + _Alignof(int)--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --call __builtin_constant_p(g(2))--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:     --return __builtin_constant_p(g(2))--> l5
// CHECK-NEXT:   l5 (line 7):
// CHECK-NEXT:     --x = __builtin_constant_p(g(2))--> l6
// CHECK-NEXT:   l6 (line 8):
// CHECK-NEXT:     --call g(3)--> l7
// CHECK-NEXT:   l7 (line 8):
// CHECK-NEXT:     --return g(3)--> l8
// CHECK-NEXT:   l8 (line 8):
// CHECK-NEXT:     --call __builtin_expect(g(3), 1)--> l9
// CHECK-NEXT:   l9 (line 8):
// CHECK-NEXT:     --return __builtin_expect(g(3), 1)--> l10
// CHECK-NEXT:   l10 (line 8):
// CHECK-NEXT:     --x = __builtin_expect(g(3), 1)--> l11
// CHECK-NEXT:   l11 (line 9):
// CHECK-NEXT:     --call __builtin_assume(g(4))--> l12
// CHECK-NEXT:   l12 (line 9):
// CHECK-NEXT:     --return __builtin_assume(g(4))--> l13
// CHECK-NEXT:   l13 (line 10):
// CHECK-NEXT:     --[case 1 + 1]--> l14
// CHECK-NEXT:     --[none]--> l15
// CHECK-NEXT:   l14 (line 12):
// CHECK-NEXT:     --x = 0--> l15
// CHECK-NEXT:   l15 (line 14):
// CHECK-NEXT:     --end--> l16
// CHECK-NEXT:   l16 (exit, line 14):
