// case: Both branches assign, one by the other variable.
// property: uninitialized
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x, y;
  if (__VERIFIER_nondet_int())
    x = y = 1;
  else
    x = 2;
  return x;
}
