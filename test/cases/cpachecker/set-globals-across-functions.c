// case: What one function takes of a global another gives back.
// verdict: true
// automaton: set-test.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct { struct lock in, out; } pair;
static void take(void) { lock(&pair.in), lock(&pair.out); }
static void give(void) { unlock(&pair.out), unlock(&pair.in); }
int main(void) {
  take();
  give();
  take();
  give();
  return 0;
}
