// What belongs to the state of a loop: what it can change and what can decide how it goes on.
// RUN: %transver transform --property termination --remarks all %s -o %t.c 2>&1 | %FileCheck %s
// RUN: %FileCheck %s --check-prefix=TEXT < %t.c
extern int __VERIFIER_nondet_int(void);
unsigned step(unsigned);
static unsigned total;
unsigned feeds_itself(unsigned x) {
  unsigned rounds = 0;
  // CHECK: liveness.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is x; an alarm is real; silence is a proof
  while (x) {
    x = x * 2;
    rounds++;
  }
  return rounds;
}
int may_overflow(unsigned x) {
  int rounds = 0;
  // CHECK: liveness.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is x, rounds;
  while (x) {
    x = x * 2;
    rounds++;
  }
  return rounds;
}
unsigned copies(unsigned a, unsigned b, unsigned c) {
  // CHECK: liveness.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is b;
  while (a) {
    a = b;
    b = c;
  }
  return a;
}
static void add(unsigned n) { total += n; }
void callee(unsigned n) {
  // CHECK: liveness.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is total;
  while (total < n)
    add(1);
}
void dead_before_condition(unsigned x) {
  unsigned c;
  // CHECK: liveness.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is c;
  while ((c = x, x = 9, c) > 0)
    x = c - 1;
}
void unassigned(unsigned n) {
  unsigned y;
  // CHECK: liveness.c:[[#@LINE+1]]:3: remark: transver: the state of this loop is {{n, y|y, n}};
  while (n > 3) {
    // TEXT: __transver_y_assigned != __transver_y_assigned_{{[0-9]+}} || (__transver_y_assigned && y != __transver_y_{{[0-9]+}})
    if (n == 8)
      y = 2;
    n = n > 4 ? n - 1 : n - y;
  }
}
int main(void) { return 0; }
