// case: The right operand of && is never asked: neither of its outcomes is covered.
// property: cover-branches
// verdict: true
// flags: --goal 5
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  return x > 1 && x < 1 && x == 7 ? 0 : x > 5;
}
