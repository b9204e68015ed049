// case: An error label with a number, reached by a jump out of a loop.
// verdict: false
// automaton: label.spc
extern int __VERIFIER_nondet_int(void);
int main(void) {
  for (int i = 0; i < 3; i++)
    if (i == 2 && __VERIFIER_nondet_int() == 1)
      goto error_7;
  return 0;
error_7:
  return 1;
}
