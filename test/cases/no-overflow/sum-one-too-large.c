// case: a sum of variables that is too large by one.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int a = 1073741824, b = 1073741824;
  return a + b == 0;
}
