// case: A label whose name only begins as the error's, and one that nothing reaches.
// verdict: true
// automaton: label.spc
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int() & 1;
  if (n)
    goto errors;
  return 0;
errors:
  if (n > 1)
    goto ERROR;
  return n;
ERROR:
  return 2;
}
