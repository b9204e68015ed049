// case: Lock and unlock in one condition.
// property: lock
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

int main(void) {
  if (__VERIFIER_nondet_int() && lock() && (unlock() || 1))
    return 1;
  return 0;
}
