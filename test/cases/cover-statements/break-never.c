// case: A break under a condition that never holds.
// property: cover-statements
// verdict: true
// flags: --goal 3
extern int __VERIFIER_nondet_int(void);
int main(void) {
  for (int i = 0; i < 3; i++)
    if (i == 7)
      break;
  return 0;
}
