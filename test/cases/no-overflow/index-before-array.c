// case: `i[a]++` is an access like any other.
// property: no-overflow
// verdict: false
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int a[2] = {0, 2147483647};
  one()[a]++;
  return 0;
}
