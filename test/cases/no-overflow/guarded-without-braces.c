// case: neither the operation nor its check is reached: the `if` and the loop have no braces.
// property: no-overflow
// verdict: true
int main(void) {
  int x = 2147483647;
  if (x < 0)
    x = x + 1;
  while (x < 0)
    x += 1;
  return 0;
}
