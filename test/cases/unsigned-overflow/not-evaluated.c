// case: Operands of sizeof, and of && behind a false one, are not evaluated.
// property: unsigned-overflow
// verdict: true
int main(void) {
  unsigned a = 0;
  return sizeof(a - 1) == 4 || (a && a - 2 > 1) ? 0 : 1;
}
