// case: A label that a goto reaches out of two loops.
// property: unreach-call
// verdict: false
// flags: --label out
extern int __VERIFIER_nondet_int(void);
int main(void) {
  for (int i = 0; i < 2; ++i)
    while (__VERIFIER_nondet_int())
      if (i == 1)
        goto out;
  return 0;
out:
  return 1;
}
