// case: the branch of __builtin_choose_expr that is chosen overflows.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int x = 2147483647;
  return __builtin_choose_expr(1, x + 1, x - 1) == 0;
}
