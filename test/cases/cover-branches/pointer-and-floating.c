// case: Pointers and floating values decide.
// property: cover-branches
// verdict: true
// flags: --goal 4
extern int __VERIFIER_nondet_int(void);
int main(void) {
  double d = 0.5;
  int x = __VERIFIER_nondet_int(), *p = x ? &x : 0;
  if (d)
    return !p;
  return 0;
}
