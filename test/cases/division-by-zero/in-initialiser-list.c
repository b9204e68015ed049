// case: An initialiser of a local array divides by what the one before has made zero.
// property: division-by-zero
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = 1, a[] = {n--, 4, 5 / n};
  return a[0];
}
