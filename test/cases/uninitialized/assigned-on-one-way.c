// case: One of two branches assigns.
// property: uninitialized
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x;
  if (__VERIFIER_nondet_int())
    x = 1;
  return x;
}
