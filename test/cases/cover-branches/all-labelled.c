// case: Without a number no goal is an error.
// property: cover-branches
// verdict: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 0;
  for (int i = 0; i < 2; ++i)
    n += __VERIFIER_nondet_int() ? 1 : 2;
  return n < 0;
}
