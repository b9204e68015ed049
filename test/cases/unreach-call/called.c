// case: reach_error() is called.
// property: unreach-call
// verdict: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  if (__VERIFIER_nondet_int() == 3)
    reach_error();
  return 0;
}
