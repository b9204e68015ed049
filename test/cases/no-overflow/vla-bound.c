// case: the bound of a variable-length array overflows.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int n = 2147483647;
  char a[n + 1 > 0 ? 1 : 2];
  return sizeof a == 1;
}
