// case: && evaluates the assignment only if its left side holds.
// property: uninitialized
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x, c = __VERIFIER_nondet_int();
  int both = c && (x = 1);
  return both + x;
}
