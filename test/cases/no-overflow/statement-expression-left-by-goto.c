// case: a jump out of a statement expression skips the addition.
// property: no-overflow
// verdict: true
// model: LP64
int main(void) {
  int x = 2147483647;
  int y = ({ goto out; x; }) + 1;
  return y;
out:
  return 0;
}
