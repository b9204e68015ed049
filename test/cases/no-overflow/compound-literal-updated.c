// case: a compound literal is an lvalue.
// property: no-overflow
// verdict: false
// model: LP64
static int one(void) { return 1; }
int main(void) {
  return ((int){2147483647} += one()) == 0;
}
