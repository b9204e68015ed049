// case: A switch goes over the assignment of a case.
// property: uninitialized
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  switch (__VERIFIER_nondet_int()) {
    int w;
  case 0:
    w = 1;
    /* falls through */
  default:
    return w;
  }
}
