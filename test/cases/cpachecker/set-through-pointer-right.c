// case: A pointer holds the function that gives back, and then the other one.
// verdict: true
// automaton: set-test.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a;
int main(void) {
  void (*act)(struct lock *) = lock;
  for (int i = 0; i < 4; i++) {
    act(&a);
    act = act == lock ? unlock : lock;
  }
  return 0;
}
