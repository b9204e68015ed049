// T2R, Figure 9: a variable that is declared in the body is no part of the state.
// RUN: %transver transform --property termination %s -o %t.c
// RUN: %FileCheck %s < %t.c --implicit-check-not=__transver_y
// RUN: %explore --expect true EXPLORE_VALUES=0,1,2,3 EXPLORE_DEPTH=20 %t.c
// RUN: sed 's/x - 1/x/' %s > %t.spins.c
// RUN: %transver transform --property termination %t.spins.c -o %t.2.c
// RUN: %explore --expect false EXPLORE_VALUES=0,1,2,3 EXPLORE_DEPTH=20 %t.2.c
// CHECK: if (!(!__transver_saved_1 || (x != __transver_x_1))) reach_error(); if (!__transver_saved_1 && __VERIFIER_nondet_bool()) { __transver_x_1 = x; __transver_saved_1 = 1; }
// CHECK-NEXT: x = x - 1;
extern int __VERIFIER_nondet_int(void);
int main() {
  int x = __VERIFIER_nondet_int();
  while (x > 0) {
    x = x - 1;

    int y =
    __VERIFIER_nondet_int();
    if (y == 1) {
      break;
    }
  }
  return 0;
}
