// case: the condition of `a ?: b` is evaluated once and overflows.
// property: no-overflow
// verdict: false
// model: LP64
static int calls;
static int next(void) { return ++calls; }
int main(void) {
  int x = 2147483647;
  return ((x + next()) ?: 3) == calls;
}
