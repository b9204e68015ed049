extern int __VERIFIER_nondet_int(void);
static int zero(int n) { return n & 0; }
int main(void) {
  int n = __VERIFIER_nondet_int();
  return zero(n) + (n == 12345 ? n * 1000000 : 0);
}
