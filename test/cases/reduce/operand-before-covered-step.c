// case: What the covered step's operand does comes before it: the error in a call is still made.
// verdict: false
// condition: operand-before-covered-step.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int check(int v) {
  if (v == 2)
    reach_error();
  return v;
}
int main(void) {
  int x = __VERIFIER_nondet_int();
  int y;
  y = check(x) + 1;
  return y;
}
