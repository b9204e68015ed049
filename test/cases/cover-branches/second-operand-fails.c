// case: The right operand of || fails.
// property: cover-branches
// verdict: false
// flags: --goal 4
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
  return x == 2 || y == 1 ? 1 : 0;
}
