// case: `while (n > 0)` does not.
// property: unsigned-overflow
// verdict: true
int main(void) {
  unsigned n = 2, sum = 0;
  while (n > 0) {
    n--;
    ++sum;
  }
  return sum == 2 ? 0 : 1;
}
