// case: The arguments of a call are evaluated left to right: lock, unlock, lock, unlock.
// verdict: true
// automaton: lock.spc
int lock(void) { return 1; }
int unlock(void) { return 2; }
static int sum(int a, int b, int c, int d) { return a + b + c + d; }
int main(void) { return sum(lock(), unlock(), lock(), unlock()) - 6; }
