// case: main falls off its end with the lock held, without a return statement.
// verdict: false
// automaton: lock.spc
void lock(void) {}
void unlock(void) {}
int main(void) { lock(); }
