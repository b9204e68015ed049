// case: each part of a for header has calls; only the last round overflows.
// property: no-overflow
// verdict: false
// model: LP64
static int calls;
static int next(void) { return ++calls; }
int main(void) {
  int s = 2147483647 - 5;
  for (int i = 0; i + next() < 6; s += next())
    i++;
  return 0;
}
