// case: A pointer that may hold unlock calls it while the lock is free.
// property: lock
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

int main(void) {
  int (*f[2])(void) = {lock, unlock};
  int i = __VERIFIER_nondet_int() ? 1 : 0;
  f[i]();
  f[!i]();
  return 0;
}
