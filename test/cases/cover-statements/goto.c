// case: A goto that one way takes.
// property: cover-statements
// verdict: false
// flags: --goal 4
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 0;
  if (__VERIFIER_nondet_int())
    goto out;
  n = 1;
out:
  return n;
}
