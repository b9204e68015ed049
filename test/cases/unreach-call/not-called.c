// case: Its call is never reached.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 3 && x < 2)
    reach_error();
  return 0;
}
