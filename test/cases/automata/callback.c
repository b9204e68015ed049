// case: A function that gets lock as its argument calls it; the caller gives it back.
// verdict: true
// automaton: lock.spc
void lock(void) {}
void unlock(void) {}
static void twice(void (*f)(void), void (*g)(void)) {
  f();
  g();
  (*f)();
}
int main(void) {
  twice(lock, unlock);
  unlock();
  return 0;
}
