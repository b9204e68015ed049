extern int __VERIFIER_nondet_int(void);

static int spread(int low, int high) { return high - low; }

int main(void) {
  int low = __VERIFIER_nondet_int();
  int high = __VERIFIER_nondet_int();
  if (low > high)
    return 0;
  return spread(low, high) < 0;
}
