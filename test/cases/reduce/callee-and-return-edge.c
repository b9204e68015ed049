// case: Calls, returns and the edge back to the caller are steps of CPAchecker; the second call is the covered one.
// verdict: true
// condition: callee-and-return-edge.txt
// explore: EXPLORE_VALUES=0,4,7
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int half(int n) {
  return n / 2;
}
int main(void) {
  int x = __VERIFIER_nondet_int();
  x = half(x);
  x = half(x);
  if (x == 1)
    reach_error();
  return 0;
}
