// Three states meet where two branches do: the state is kept in a ghost, and the verdicts are right.
// A static weave would have to take one state for all; each of the three gives a wrong verdict.
//
// RUN: %transver transform --automaton %S/Inputs/three.ia %s -o %t.good.c
// RUN: %transver transform --automaton %S/Inputs/three.ia %s -o %t.bad.c -- -DFORGETS
// RUN: %explore --expect true %t.good.c
// RUN: %explore --expect false %t.bad.c
//
// The site in front of the second use() of the good program is reached in all three.
// RUN: %FileCheck %s < %t.good.c
// CHECK: if (__transver_Three_state == 0) { reach_error(); } else if (__transver_Three_state == 1) { __transver_Three_state = 2; }
//
// Never opened: a use is an error. Open: a close is. Used: both are right.
// RUN: sed 's/__transver_Three_state == /0 == /g' %t.good.c > %t.0.c
// RUN: %explore --expect false %t.0.c
// RUN: sed 's/__transver_Three_state == /1 == /g' %t.good.c > %t.1.c
// RUN: %explore --expect false %t.1.c
// RUN: sed 's/__transver_Three_state == /2 == /g' %t.bad.c > %t.2.c
// RUN: %explore --expect true %t.2.c
extern int __VERIFIER_nondet_int(void);
static int open(int n) { return n; }
static int use(int n) { return n; }
static void close(int n) { (void)n; }

int main(void) {
  int n = __VERIFIER_nondet_int() & 3, file = 0;
  if (n > 0)
    file = open(n);
  if (n > 1)
    use(file);
#ifndef FORGETS
  if (n == 1)
    use(file);
#endif
  if (n > 0)
    close(file);
  return 0;
}
