// case: An unlock although try_lock() failed.
// verdict: false
// automaton: lock.spc
extern int __VERIFIER_nondet_int(void);
static int held;
static int try_lock(int *l) { return *l ? 0 : (*l = __VERIFIER_nondet_int() & 1); }
static void unlock(int *l) { *l = 0; }
int main(void) {
  int got;
  got = try_lock(&held);
  unlock(&held);
  return got;
}
