extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  int sum = 0;
  for (int i = 0; i < n; i++) {
    if (sum > 10)
      reach_error();
    sum = sum + 7;
  }
  return sum;
}
