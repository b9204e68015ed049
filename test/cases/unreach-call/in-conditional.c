// case: A call in an arm of ?: behind a comma.
// property: unreach-call
// verdict: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  return x == 1 ? (reach_error(), 1) : 0;
}
