extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  while (n != 1) {
    if (n % 2)
      n = 3 * n + 1;
    else
      n = n / 2;
  }
  return 0;
}
