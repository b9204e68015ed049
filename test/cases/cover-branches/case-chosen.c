// case: A case that the switch chooses.
// property: cover-branches
// verdict: false
// flags: --goal 2
extern int __VERIFIER_nondet_int(void);
int main(void) {
  switch (__VERIFIER_nondet_int()) {
  case 1:
  case 2:
    return 1;
  }
  return 0;
}
