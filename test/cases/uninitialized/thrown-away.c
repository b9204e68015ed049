// case: A value that is thrown away is no read.
// property: uninitialized
// verdict: true
int main(void) {
  int x, y;
  (void)x;
  y;
  (void)x, (void)y;
  x = 1, y = 2;
  return x + y == 0;
}
