// T2R, Figure 6: two loops in a row have a flag and a copy each. (At most one of all states of a
// run is saved, which the common flag says.)
// RUN: %transver transform --property termination %s -o %t.c
// RUN: %FileCheck %s < %t.c
// RUN: %explore --expect true EXPLORE_VALUES=0,2,-2 EXPLORE_DEPTH=20 %t.c
// RUN: sed 's/y + 1/y/' %s > %t.spins.c
// RUN: %transver transform --property termination %t.spins.c -o %t.2.c
// RUN: %explore --expect false EXPLORE_VALUES=0,2,-2 EXPLORE_DEPTH=20 %t.2.c
// CHECK: int __transver_saved_1 = 0; int __transver_x_1;
// CHECK: while (x > 0) {
// CHECK: if (!(!__transver_saved_1 || (x != __transver_x_1))) reach_error(); if (!__transver_saved_1 && !__transver_saving && __VERIFIER_nondet_bool()) { __transver_x_1 = x; __transver_saving = 1; __transver_saved_1 = 1; }
// CHECK-NEXT: x = x - 1;
// CHECK: int __transver_saved_2 = 0; int __transver_y_2;
// CHECK: while (y < 0) {
// CHECK: if (!(!__transver_saved_2 || (y != __transver_y_2))) reach_error(); if (!__transver_saved_2 && !__transver_saving && __VERIFIER_nondet_bool()) { __transver_y_2 = y; __transver_saving = 1; __transver_saved_2 = 1; }
// CHECK-NEXT: y = y + 1;
extern int __VERIFIER_nondet_int(void);
int main() {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  while (x > 0) {
    x = x - 1;
  }
  while (y < 0) {
    y = y + 1;
  }
  return 0;
}
