// case: long has 32 bits here.
// property: no-overflow
// verdict: false
// model: ILP32
static long one(void) { return 1; }
int main(void) {
  long x = 2147483647L;
  return x + one() == 0;
}
