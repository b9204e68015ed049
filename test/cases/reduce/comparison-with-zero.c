// case: A condition without a comparison is one with zero to CPAchecker.
// verdict: true
// condition: comparison-with-zero.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x)
    reach_error();
  return 0;
}
