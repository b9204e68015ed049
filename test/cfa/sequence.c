// Two functions are two automata.
// RUN: %clang -fsyntax-only %plugin-cfa %s | %FileCheck %s

void f(void) {}
void g(int x) {
  f();
}

// CHECK-LABEL: function f:
// CHECK-NEXT:   l0 (entry, line 4):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 4):
// CHECK-NEXT:     --end--> l2
// CHECK-NEXT:   l2 (exit, line 4):

// CHECK-LABEL: function g:
// CHECK-NEXT:   l0 (entry, line 5):
// CHECK-NEXT:     --entry--> l1
// CHECK-NEXT:   l1 (line 6):
// CHECK-NEXT:     --call f()--> l2
// CHECK-NEXT:   l2 (line 6):
// CHECK-NEXT:     --return f()--> l3
// CHECK-NEXT:   l3 (line 7):
// CHECK-NEXT:     --end--> l4
// CHECK-NEXT:   l4 (exit, line 7):
