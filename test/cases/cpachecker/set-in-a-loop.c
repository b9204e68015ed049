// case: In each round of a loop both locks are taken and given back.
// verdict: true
// automaton: set.spc
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a, b;
int main(void) {
  for (int i = 0; i < 2; i++) {
    lock(&a);
    if (__VERIFIER_nondet_int()) {
      lock(&b);
      unlock(&b);
    }
    unlock(&a);
  }
  finish();
  return 0;
}
