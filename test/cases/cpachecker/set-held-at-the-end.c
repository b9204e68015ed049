// case: One way through a loop leaves a lock.
// verdict: false
// automaton: set.spc
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a;
int main(void) {
  for (int i = 0; i < 3; i++) {
    lock(&a);
    if (i == 2 && __VERIFIER_nondet_int())
      break;
    unlock(&a);
  }
  finish();
  return 0;
}
