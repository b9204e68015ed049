// case: All ways to the read go through the assignment.
// property: uninitialized
// verdict: true
// explore: EXPLORE_VALUES=0,1,2
extern int __VERIFIER_nondet_int(void);
int main(void) {
  switch (__VERIFIER_nondet_int()) {
    int w;
  case 0:
  case 1:
    w = 1;
    /* falls through */
    if (0) {
  default:
      w = 2;
    }
    return w == 0;
  }
}
