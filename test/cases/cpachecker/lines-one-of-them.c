// case: Either line, never both.
// verdict: true
// automaton: lines.spc
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int(), sum = 0;
  if (n == 1)

    sum +=
        2;
  else
    if (n == 2)
      sum += 3;
  return sum;
}
