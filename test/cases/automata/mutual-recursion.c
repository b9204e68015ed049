// case: Two functions call each other; one locks on the way down, the other gives it back.
// verdict: true
// automaton: lock.spc
extern int __VERIFIER_nondet_int(void);
void lock(void) {}
void unlock(void) {}
static void even(int n);
static void odd(int n) {
  unlock();
  if (n > 0)
    even(n - 1);
}
static void even(int n) {
  lock();
  odd(n);
}
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 3)
    even(n);
  return 0;
}
