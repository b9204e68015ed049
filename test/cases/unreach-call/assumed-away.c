// case: An assumption ends the paths that would reach it.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern void abort(void);
extern void reach_error(void);
static void assume_if_not(int cond) {
  if (!cond)
    abort();
}
int main(void) {
  int x = __VERIFIER_nondet_int();
  assume_if_not(x > 0);
  if (x < 1)
    reach_error();
  return 0;
}
