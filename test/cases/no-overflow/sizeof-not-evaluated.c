// case: sizeof does not evaluate an operand of a fixed type.
// property: no-overflow
// verdict: true
// model: LP64
int main(void) {
  int x = 2147483647;
  return sizeof(x + 1) + sizeof(x++) != 8;
}
