// case: An assumption is a verifier's own formula, and not the constant true.
// verdict: false
// condition: formula.txt
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
