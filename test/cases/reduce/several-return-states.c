// case: The callee returns in several states, and its caller's steps depend on which.
// verdict: true
// condition: several-return-states.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int classify(int v) {
  if (v > 0)
    return 1;
  return 0;
}
int main(void) {
  int x = __VERIFIER_nondet_int();
  int c = classify(x);
  if (x == 2)
    reach_error();
  return c;
}
