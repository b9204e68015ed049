// case: The loop is never left by its condition.
// property: cover-branches
// verdict: true
// flags: --goal 2
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 2 + !!__VERIFIER_nondet_int();
  for (int i = 0; i < 10; ++i)
    if (i == n)
      break;
  return 0;
}
