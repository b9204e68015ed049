// case: Addresses are no integers, and their differences are signed.
// property: unsigned-overflow
// verdict: true
int main(void) {
  int a[3] = {0, 0, 0}, *p = a + 2u;
  p -= 1u;
  return p - &a[2] == -1 && a - p == -1 ? 0 : 1;
}
