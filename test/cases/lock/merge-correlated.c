// case: Both branches merge with different states, and a variable knows which.
// property: lock
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

int main(void) {
  int got = __VERIFIER_nondet_int();
  if (got)
    lock();
  if (got)
    unlock();
  return 0;
}
