// case: the condition of an else-if is evaluated only if the first one failed.
// property: no-overflow
// verdict: true
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int x = 2147483647;
  if (one())
    return 0;
  else if (x + one() > 3)
    return 1;
  else
    return 2;
}
