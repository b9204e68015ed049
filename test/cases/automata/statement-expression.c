// case: The calls stand in a statement expression inside an initialiser.
// verdict: true
// automaton: lock.spc
int lock(void) { return 4; }
int unlock(void) { return 5; }
int main(void) {
  int a = ({ int b = lock(); b + unlock(); }), c = lock();
  return a + c + unlock() - 18;
}
