// case: Another verifier's error function is none.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_error(void);
int main(void) {
  if (__VERIFIER_nondet_int())
    __VERIFIER_error();
  return 0;
}
