// case: The program ends by exit() in a callee, with the lock held.
// verdict: false
// automaton: lock.spc
extern void exit(int);
int lock(void) { return 1; }
int unlock(void) { return 2; }
static void stop(int status) {
  if (status)
    exit(status);
}
int main(void) {
  lock();
  stop(3);
  unlock();
  return 0;
}
