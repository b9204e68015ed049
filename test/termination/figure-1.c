// T2R, Figure 1: a saved flag and a copy of x before the loop, the assertion and the save at the
// beginning of its body.
// RUN: %transver transform --property termination %s -o %t.c
// RUN: %FileCheck %s < %t.c
// RUN: %explore --expect true EXPLORE_VALUES=0,1,2,3 EXPLORE_DEPTH=20 %t.c
// RUN: sed 's/x - 1/x - 0/' %s > %t.spins.c
// RUN: %transver transform --property termination %t.spins.c -o %t.2.c
// RUN: %explore --expect false EXPLORE_VALUES=0,1,2,3 EXPLORE_DEPTH=20 %t.2.c
// CHECK: int main() {
// CHECK-NEXT: int x = __VERIFIER_nondet_int();
// CHECK-NEXT: int [[I:__transver_saved_1]] = 0; int [[X:__transver_x_1]];
// CHECK-NEXT: # [[#@LINE+9]] "{{.*}}"
// CHECK-NEXT: while (x > 0) {
// CHECK-NEXT: # [[#@LINE+7]] "{{.*}}"
// CHECK-NEXT: if (!(![[I]] || (x != [[X]]))) reach_error(); if (![[I]] && __VERIFIER_nondet_bool()) { [[X]] = x; [[I]] = 1; }
// CHECK-NEXT: x = x - 1;
extern int __VERIFIER_nondet_int(void);

int main() {
  int x = __VERIFIER_nondet_int();
  while (x > 0) {
    x = x - 1;
  }
  return 0;
}
