// case: the operand is converted to `signed char`, which makes it negative.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  return (signed char)200 - 2147483647 == 0;
}
