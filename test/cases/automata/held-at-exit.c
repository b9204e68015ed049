// case: One path ends while the lock is held.
// verdict: false
// automaton: lock.spc
extern int __VERIFIER_nondet_int(void);
void lock(void) {}
void unlock(void) {}
int main(void) {
  lock();
  if (__VERIFIER_nondet_int())
    return 1;
  unlock();
  return 0;
}
