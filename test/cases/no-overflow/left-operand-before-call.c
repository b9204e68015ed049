// case: the left operand is read before the call on the right changes the variable.
// property: no-overflow
// verdict: true
static int x = 1;
static int fill(void) {
  x = 2147483647;
  return 1;
}
int main(void) {
  int r = x + fill();
  return r - 2;
}
