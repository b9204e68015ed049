// The options of state recording: both forms of saving, one loop only, all that a loop uses, and
// the automata that differ in what a recurrence does.
// RUN: %transver transform --property termination --save else %s -o - | %FileCheck %s --check-prefix=ELSE
// ELSE: if (__transver_saved_1) { if (!(i != __transver_i_1)) reach_error(); } else if (!__transver_saving && __VERIFIER_nondet_bool()) { __transver_i_1 = i; __transver_saving = 1; __transver_saved_1 = 1; }
// RUN: %transver transform --property termination --loops line:39 %s -o - | %FileCheck %s --check-prefix=LINE --implicit-check-not=__transver_saved_2
// RUN: %transver transform --property termination --loops function:count %s -o - | %FileCheck %s --check-prefix=LINE --implicit-check-not=__transver_saved_2
// LINE: while (i < n) {
// LINE: if (!(!__transver_saved_1 || (i != __transver_i_1))) reach_error();
// RUN: %not %transver transform --property termination --loops line:1 %s -o %t.none.c 2>&1 | %FileCheck %s --check-prefix=NONE
// NONE: error: transver: there is no loop 'loops=line:1'
// RUN: %not test -e %t.none.c
// RUN: %not %transver transform --property termination --loops lines:1 %s -o - 2>&1 | %FileCheck %s --check-prefix=BAD
// BAD: error: transver: invalid value 'lines:1' for option 'loops'; it takes 'all', 'function:NAME' or 'line:NUMBER'
// RUN: %not %transver transform --property termination --log 0 %s -o - 2>&1 | %FileCheck %s --check-prefix=LOG
// LOG: error: transver: invalid value '0' for option 'log'; it takes a number from 1 to 1000
// RUN: %transver transform --property termination --shadow all --loops function:count %s -o - | %FileCheck %s --check-prefix=ALL
// ALL: (i != __transver_i_1 || n != __transver_n_1 || rounds != __transver_rounds_1)
// RUN: %transver transform --property termination-abort --loops function:count %s -o - | %FileCheck %s --check-prefix=ABORT
// ABORT: __VERIFIER_assume(!__transver_saved_1 || (i != __transver_i_1)); if (!__transver_saved_1 && __VERIFIER_nondet_bool()) {
// RUN: %transver transform --property one-step --loops function:count %s -o - | %FileCheck %s --check-prefix=STEP
// STEP: while (i < n) {
// STEP-NEXT: # {{[0-9]+}}
// STEP-NEXT: reach_error();
// RUN: %transver transform --property ranking --rank 'n - i' --loops function:count %s -o %t.rank.c
// RUN: %FileCheck %s --check-prefix=RANK < %t.rank.c
// RANK: if (!(n - i >= 0 && (!__transver_seen_1 || n - i < __transver_last_1))) reach_error(); __transver_last_1 = n - i; __transver_seen_1 = 1;
// RUN: %explore --expect true %t.rank.c
// RUN: %transver transform --property ranking --rank 'n' --loops function:count %s -o %t.rank.c
// RUN: %explore --expect false %t.rank.c
// RUN: %not %transver transform --property ranking %s -o - 2>&1 | %FileCheck %s --check-prefix=NORANK
// NORANK: error: transver: 'ranking' needs the option 'rank=EXPRESSION'
// RUN: %transver transform --property termination --shared-shadow yes %s -o %t.shared.c
// RUN: %FileCheck %s --check-prefix=SHARED < %t.shared.c
// RUN: %explore --expect true %t.shared.c
// SHARED: static unsigned int __transver_shadow_1;
// SHARED: (i != __transver_shadow_1)
static unsigned count(unsigned n) {
  unsigned i = 0, rounds = 0;
  while (i < n) {
    i++;
    rounds++;
  }
  return rounds;
}
int main(void) {
  int x = 3;
  for (; x > 0; x--)
    ;
  return count(4) != 4;
}
