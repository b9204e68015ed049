// case: || skips the unlock where the left operand holds.
// verdict: false
// automaton: lock.spc
extern int __VERIFIER_nondet_int(void);
int lock(void) { return 1; }
int unlock(void) { return 1; }
int main(void) {
  lock();
  return (__VERIFIER_nondet_int() == 3 || unlock()) - 1;
}
