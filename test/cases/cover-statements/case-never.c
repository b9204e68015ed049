// case: The statement of a case that nobody chooses.
// property: cover-statements
// verdict: true
// flags: --goal 4
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 1;
  switch (n) {
  case 1:
    n++;
    break;
  case 9:
    n += 4;
  }
  return n;
}
