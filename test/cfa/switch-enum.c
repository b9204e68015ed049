// A switch over all constants of an enumeration can still choose none.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

enum e { A, B };
void f(enum e x) {
  switch (x) {
  case A:
  case B:
    x = A;
  }
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --[case A]--> l2
// CHECK-NEXT:     --[case B]--> l2
// CHECK-NEXT:     --[none]--> l3
// CHECK-NEXT:   l2 (line 9):
// CHECK-NEXT:     --x = A--> l3
// CHECK-NEXT:   l3 (line 11):
// CHECK-NEXT:     --end--> l4
// CHECK-NEXT:   l4 (exit, line 11):
