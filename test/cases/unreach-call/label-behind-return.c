// case: A label that nothing leads to.
// property: unreach-call
// verdict: true
// flags: --label out
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 5 && x < 5)
    goto out;
  return 0;
out:
  return 1;
}
