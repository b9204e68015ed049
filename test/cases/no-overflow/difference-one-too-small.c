// case: a difference of variables that is too small by one.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int a = -2147483647, b = 2;
  return a - b == 0;
}
