// case: The read is evaluated only if the assignment was.
// property: uninitialized
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x, c = __VERIFIER_nondet_int();
  return c && (x = 1) ? x : 0;
}
