// case: `a ?: b` has the value of a, which is evaluated once.
// property: cover-branches
// verdict: true
// flags: --goal 3
static int n, p = 5;
static int next(void) { return n += 4; }
int main(void) {
  int x = next() ?: 7;
  int *q = (int *)0 ?: &p;
  if (x != 4 || n != 4 || *q != 5)
    return 1;
  return 0;
}
