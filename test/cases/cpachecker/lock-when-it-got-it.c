// case: What try_lock() gave decides the state.
// verdict: true
// automaton: lock.spc
extern int __VERIFIER_nondet_int(void);
static int held;
static int try_lock(int *l) { return *l ? 0 : (*l = __VERIFIER_nondet_int() & 1); }
static void unlock(int *l) { *l = 0; }
int main(void) {
  int got;
  got = try_lock(&held);
  if (got)
    unlock(&held);
  return 0;
}
