// case: the product of the largest operands only is too large.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  unsigned short x = 65535, y = 65535;
  return x * y == 1;
}
