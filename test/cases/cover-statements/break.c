// case: A break in a loop, that is reached.
// property: cover-statements
// verdict: false
// flags: --goal 3
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  for (int i = 0; i < 3; i++)
    if (__VERIFIER_nondet_int())
      break;
  return 0;
}
