// case: unary minus of the smallest `long`.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  long x = -9223372036854775807 - 1;
  return -x == 0;
}
