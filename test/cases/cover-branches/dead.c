// case: An outcome that no input has.
// property: cover-branches
// verdict: true
// flags: --goal 3
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 0)
    if (x < 1)
      return 1;
  return 0;
}
