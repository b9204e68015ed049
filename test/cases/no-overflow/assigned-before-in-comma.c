// case: `x + 1` reads what the same statement assigned to `x` before.
// property: no-overflow
// verdict: true
int main(void) {
  int x = 2147483647;
  int r = (x = 1, x + 1);
  return r - 2;
}
