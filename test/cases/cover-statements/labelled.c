// case: A statement behind a label is reached by the jump.
// property: cover-statements
// verdict: false
// flags: --goal 4
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 0;
  goto in;
  n = 1;
in:
  n = 2;
  return n;
}
