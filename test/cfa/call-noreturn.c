// Control does not come back from a function that is declared not to return.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

_Noreturn void stop(void);
int f(int x, void (*p)(void) __attribute__((noreturn))) {
  if (x == 1)
    stop();
  if (x == 2)
    p();
  if (x == 3)
    __builtin_unreachable();
  return x;
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --x == 1--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --[x == 1]--> l3
// CHECK-NEXT:     --[!(x == 1)]--> l5
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --call stop()--> l4
// CHECK-NEXT:   l4 (line 7):
// CHECK-NEXT:   l5 (line 8):
// CHECK-NEXT:     --x == 2--> l6
// CHECK-NEXT:   l6 (line 8):
// CHECK-NEXT:     --[x == 2]--> l7
// CHECK-NEXT:     --[!(x == 2)]--> l9
// CHECK-NEXT:   l7 (line 9):
// CHECK-NEXT:     --call p()--> l8
// CHECK-NEXT:   l8 (line 9):
// CHECK-NEXT:   l9 (line 10):
// CHECK-NEXT:     --x == 3--> l10
// CHECK-NEXT:   l10 (line 10):
// CHECK-NEXT:     --[x == 3]--> l11
// CHECK-NEXT:     --[!(x == 3)]--> l13
// CHECK-NEXT:   l11 (line 11):
// CHECK-NEXT:     --call __builtin_unreachable()--> l12
// CHECK-NEXT:   l12 (line 11):
// CHECK-NEXT:   l13 (line 12):
// CHECK-NEXT:     --return x--> l14
// CHECK-NEXT:   l14 (exit, line 13):
