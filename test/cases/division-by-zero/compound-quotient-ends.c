// case: The loop ends before the divisor is zero.
// property: division-by-zero
// verdict: true
int main(void) {
  int a = 7, d = 3;
  while (d > 0)
    a /= d--;
  return a - 1;
}
