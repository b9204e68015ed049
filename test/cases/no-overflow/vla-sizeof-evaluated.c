// case: sizeof evaluates its operand if its type is variable.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int n = 3, x = 2147483647;
  return sizeof(int[x++ > 0 ? n : 1]) == 3;
}
