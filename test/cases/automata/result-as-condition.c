// case: The lock is taken in a condition whose right operand runs only if the left succeeded.
// verdict: true
// automaton: lock.spc
extern int __VERIFIER_nondet_int(void);
int lock(void) { return 1; }
int unlock(void) { return 1; }
int main(void) {
  int c = __VERIFIER_nondet_int();
  if (c > 0 && lock() && c > 1)
    return unlock() - 1;
  return c > 0 ? unlock() - 1 : 0;
}
