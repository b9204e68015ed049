// case: A covered call of reach_error is not made.
// verdict: true
// condition: covered-call-is-not-made.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 0) {
    if (x == 2)
      reach_error();
  }
  return 0;
}
