// case: The right operand of the assignment is evaluated first, as Clang does.
// property: null-dereference
// verdict: true
int x, *p;
static int set(void) {
  p = &x;
  return 3;
}
int main(void) {
  *p = set();
  return x == 3 ? 0 : 1;
}
