// case: The second argument unlocks twice.
// verdict: false
// automaton: lock.spc
int lock(void) { return 1; }
int unlock(void) { return 2; }
static int sum(int a, int b, int c, int d) { return a + b + c + d; }
int main(void) { return sum(lock(), unlock(), unlock(), lock()) - 6; }
