// case: the condition of an else-if overflows in a call's result.
// property: no-overflow
// verdict: false
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int x = 2147483647;
  if (one() - 1)
    return 0;
  else if (x + one() > 3)
    return 1;
  return 2;
}
