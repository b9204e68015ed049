// case: A label between cases of a switch that no value leads to.
// property: unreach-call
// verdict: true
// flags: --label never
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int(), r = 0;
  switch (x & 1) {
  case 0:
    r = 1;
    break;
  case 2:
  never:
    r = 2;
    break;
  default:
    r = 3;
  }
  return r == 2;
}
