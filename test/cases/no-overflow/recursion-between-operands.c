// case: each activation of a recursive function keeps its own left operand.
// property: no-overflow
// verdict: true
static int sum(int n) {
  if (n == 0)
    return 0;
  return n + sum(n - 1);
}
int main(void) {
  int max = 2147483647;
  if (sum(4) != 10)
    max++;
  return 0;
}
