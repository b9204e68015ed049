// case: a long loop ends in a return; what follows for other inputs is about two variables.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

int main(void) {
  int kind = __VERIFIER_nondet_int();
  if (kind > 0) {
    int speed = 0;
    for (long i = 0; i < 2000000; i++) {
      if (__VERIFIER_nondet_int())
        speed += 2;
      else
        speed /= 2;
      if (speed > 250)
        speed = 250;
      if (speed < 0 || speed > 250)
        reach_error();
    }
    return speed > 250;
  }
  unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
  if (a > b)
    a = b;
  unsigned gap = b - a;
  if (gap > b)
    reach_error();
  if ((a ^ b) != (a | b) - (a & b))
    reach_error();
  return 0;
}
