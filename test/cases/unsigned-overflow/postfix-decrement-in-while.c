// case: `while (n--)` counts below zero when it ends.
// property: unsigned-overflow
// verdict: false
int main(void) {
  unsigned n = 2, sum = 0;
  while (n--)
    sum = sum + 1;
  return (int)sum;
}
