// case: The if of an else if begins if the first one does not hold.
// property: cover-statements
// verdict: false
// flags: --goal 4
// explore: EXPLORE_VALUES=1,2
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n == 1)
    n = 5;
  else if (n == 2)
    n = 6;
  return n;
}
