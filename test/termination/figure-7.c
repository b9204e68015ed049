// T2R, Figure 7: of two nested loops, the outer one saves x and y, the inner one y only, and its
// ghosts are new in each round of the outer one.
// RUN: %transver transform --property termination --remarks all %s -o %t.c 2>&1 | %FileCheck %s --check-prefix=REMARK
// REMARK: figure-7.c:23:3: remark: transver: the state of this loop is x, y; an alarm is real; silence is a proof
// REMARK: figure-7.c:25:5: remark: transver: the state of this loop is y; an alarm is real; silence is a proof
// RUN: %FileCheck %s < %t.c
// RUN: %explore --expect true EXPLORE_VALUES=0,2,-2 EXPLORE_DEPTH=30 %t.c
// RUN: sed 's/x - 1;/x - (y != 0);/' %s > %t.spins.c
// RUN: %transver transform --property termination %t.spins.c -o %t.2.c
// RUN: %explore --expect false EXPLORE_VALUES=0,2,-2 EXPLORE_DEPTH=30 %t.2.c
// RUN: sed 's/y + 1;/y;/' %s > %t.spins.c
// RUN: %transver transform --property termination %t.spins.c -o %t.3.c
// RUN: %explore --expect false EXPLORE_VALUES=0,2,-2 EXPLORE_DEPTH=30 %t.3.c
// CHECK: while (x > 0) {
// CHECK: if (!(!__transver_saved_1 || (x != __transver_x_1 || y != __transver_y_1))) reach_error();
// CHECK-NEXT: x = x - 1;
// CHECK-NEXT: int __transver_saved_2 = 0; int __transver_y_2;
// CHECK: while (y < 0) {
// CHECK: if (!(!__transver_saved_2 || (y != __transver_y_2))) reach_error();
extern int __VERIFIER_nondet_int(void);
int main() {
  int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
  while (x > 0) {
    x = x - 1;
    while (y < 0) {
      y = y + 1;
    }
  }
  return 0;
}
