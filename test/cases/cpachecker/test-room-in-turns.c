// case: Five visits, two at a time.
// verdict: true
// automaton: test-count.spc
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static void enter(void) {}
static void leave(void) {}
static void shut(void) {}
static void visit(int deep) {
  enter();
  if (deep)
    visit(deep - 1);
  leave();
}
int main(void) {
  visit(__VERIFIER_nondet_int());
  visit(1);
  enter();
  leave();
  shut();
  return 0;
}
