// case: A statement that all ways jump over.
// property: cover-statements
// verdict: true
// flags: --goal 2
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 0;
  goto out;
  n = 1;
out:
  return n;
}
