// case: a call that is an operand happens once.
// property: no-overflow
// verdict: true
static int calls;
static int next(void) {
  calls++;
  return 2147483640;
}
int main(void) {
  int r = next() + 1;
  int max = 2147483647;
  if (calls != 1)
    r = max + calls;
  return r == 0;
}
