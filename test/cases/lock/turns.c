// case: Lock and unlock in turns, in a loop that is left in the middle.
// property: lock
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

int main(void) {
  int i;
  for (i = 0;; i++) {
    lock();
    if (i == 3 || __VERIFIER_nondet_int())
      break;
    unlock();
    if (__VERIFIER_nondet_int())
      return 0;
  }
  unlock();
  return 0;
}
