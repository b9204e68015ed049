// case: the amount of a shift is a long that is too large for int.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  long n = 4294967296L;
  return 1 << n == 0;
}
