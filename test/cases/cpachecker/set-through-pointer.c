// case: Calls through a pointer that may hold both functions.
// verdict: false
// automaton: set-test.spc
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a;
int main(void) {
  void (*act)(struct lock *) = __VERIFIER_nondet_int() ? lock : unlock;
  lock(&a);
  act(&a);
  return 0;
}
