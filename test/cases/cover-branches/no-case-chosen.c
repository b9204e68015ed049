// case: A switch without default chooses none; its value is evaluated once.
// property: cover-branches
// verdict: false
// flags: --goal 3
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 0;
  switch (n++ + !!__VERIFIER_nondet_int()) {
  case -1 ... 0:
    n = 2;
    break;
  case (-2147483647 - 1):
    n = 3;
  }
  return n;
}
