// case: A ladder of goto unlocks on each way.
// property: lock
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

int main(void) {
  int r = 1;
  lock();
  if (__VERIFIER_nondet_int())
    goto out;
  r = 0;
out:
  unlock();
  return r;
}
