// case: The second else if never begins.
// property: cover-statements
// verdict: true
// flags: --goal 6
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int() == 1;
  if (n == 1)
    n = 5;
  else if (n == 0)
    n = 6;
  else if (n == 3)
    n = 7;
  return n;
}
