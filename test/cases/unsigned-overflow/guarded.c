// case: Sums, differences and products that conditions guard, by && and ?:.
// property: unsigned-overflow
// verdict: true
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint(), r = 0;
  if (a <= 4294967295u - b && a + b > 3)
    r = 1;
  r += a >= b ? a - b > 1 : b - a > 1;
  return b == 0 || a <= 4294967295u / b ? a * b == r : 0;
}
