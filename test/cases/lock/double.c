// case: One of two branches locks twice.
// property: lock
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

int main(void) {
  lock();
  if (__VERIFIER_nondet_int())
    unlock();
  lock();
  unlock();
  return 0;
}
