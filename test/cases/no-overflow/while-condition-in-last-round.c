// case: the condition of a `while` overflows in its third evaluation.
// property: no-overflow
// verdict: false
int main(void) {
  int x = 2147483644;
  while (x + 2 > 0)
    x += 1;
  return 0;
}
