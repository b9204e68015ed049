// case: A jump goes over the initialiser.
// property: uninitialized
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  if (__VERIFIER_nondet_int())
    goto in;
  {
    int x = 3;
  in:
    return x;
  }
}
