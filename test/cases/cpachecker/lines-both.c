// case: The second line after the first.
// verdict: false
// automaton: lines.spc
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int(), sum = 0;
  if (n > 0)

    sum +=
        2;
  if (n == 2)

    sum += 3;
  return sum;
}
