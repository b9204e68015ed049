// case: A case that falls through locks twice for one value only.
// verdict: false
// automaton: lock.spc
// explore: EXPLORE_VALUES=0,1,2
extern int __VERIFIER_nondet_int(void);
void lock(void) {}
void unlock(void) {}
int main(void) {
  switch (__VERIFIER_nondet_int()) {
  case 1: lock(); break;
  case 2: lock();
  case 3: lock(); break;
  default: return 0;
  }
  unlock();
  return 0;
}
