// case: the body of a do statement is one unbraced statement.
// property: no-overflow
// verdict: false
// model: LP64
static int calls;
static int next(void) { return ++calls; }
int main(void) {
  int x = 2147483647 - 3;
  do x += next(); while (calls < 3);
  return 0;
}
