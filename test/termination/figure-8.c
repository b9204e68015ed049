// T2R, Figure 8: the condition has a side effect; the check stands behind it.
// RUN: %transver transform --property termination %s -o %t.c
// RUN: %FileCheck %s < %t.c
// RUN: %explore --expect false EXPLORE_VALUES=0,1,2,3 EXPLORE_DEPTH=20 %t.c
// RUN: sed 's/x - 1/x - 2/' %s > %t.ends.c
// RUN: %transver transform --property termination %t.ends.c -o %t.2.c
// RUN: %explore --expect true EXPLORE_VALUES=0,1,2,3 EXPLORE_DEPTH=20 %t.2.c
// CHECK: while (x++ > 0) {
// CHECK-NEXT: # {{[0-9]+}} "{{.*}}"
// CHECK-NEXT: if (!(!__transver_saved_1 || (x != __transver_x_1))) reach_error(); if (!__transver_saved_1 && __VERIFIER_nondet_bool()) { __transver_x_1 = x; __transver_saved_1 = 1; }
// CHECK-NEXT: x = x - 1;
extern int __VERIFIER_nondet_int(void);
int main() {
  int x = __VERIFIER_nondet_int();
  while (x++ > 0) {
    x = x - 1;
  }
  return 0;
}
