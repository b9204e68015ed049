// case: signed overflow: a long sum that intervals bound, a midpoint that needs two variables.
// property: no-overflow
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

static int total(void) {
  int sum = 0;
  for (int i = 0; i < 900000; i++) {
    sum = sum + __VERIFIER_nondet_uchar();
    if (sum > 1000000)
      sum = sum - 1000000;
  }
  return sum;
}

static int middle(int low, int high) {
  if (low > high || low < 0)
    return 0;
  return low + (high - low) / 2 + (low == high ? 0 : high - low - (high - low));
}

int main(void) {
  if (__VERIFIER_nondet_int() == 3)
    return total() < 0;
  int low = __VERIFIER_nondet_int();
  return middle(low, __VERIFIER_nondet_int());
}
