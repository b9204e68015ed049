// case: the value of a range designator overflows.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int x = 2147483647;
  int a[4] = {[0 ... 3] = x + 1};
  return a[0] == 0;
}
