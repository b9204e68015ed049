// case: A case that is only fallen into is not chosen.
// property: cover-branches
// verdict: true
// flags: --goal 2
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 0;
  switch (!!__VERIFIER_nondet_int()) {
  case 1:
    n = 1;
  case 2:
    n = 2;
    break;
  default:
    n = 3;
  }
  return n == 5;
}
