// case: A recursion that is entered locked and unlocked in turns.
// property: lock
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

static void walk(int n) {
  if (n & 1)
    lock();
  else if (n < 4)
    unlock();
  if (n > 0)
    walk(n - 1);
}
int main(void) {
  walk(4);
  return 0;
}
