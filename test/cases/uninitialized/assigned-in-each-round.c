// case: Each round assigns before it reads.
// property: uninitialized
// verdict: true
int main(void) {
  int sum = 0;
  for (int i = 0; i < 2; i++) {
    int x;
    if (i == 0)
      x = 1;
    else
      x = 2;
    sum += x;
  }
  return sum == 4;
}
