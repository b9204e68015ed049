// case: a remainder has the sign of the dividend.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int x = -9;
  return x % 5 - 2147483647 == 0;
}
