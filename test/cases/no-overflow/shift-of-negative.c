// case: a negative value is shifted to the left.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int x = -1, amount = 1;
  return x << amount;
}
