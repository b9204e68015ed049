// case: The other outcome of the same line is covered.
// verdict: false
// condition: own-by-place-other-outcome.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 0) {
    if (x == 2)
      reach_error();
  }
  return 0;
}
