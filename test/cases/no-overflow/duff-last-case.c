// case: Duff's device: the case in the middle is the one that overflows.
// property: no-overflow
// verdict: false
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int s = 2147483647 - 1, n = 2;
  switch (n % 4) {
  case 0: do { s -= one();
  case 3: s -= one();
  case 2: s += one();
  case 1: s += one();
          } while (--n > 1);
  }
  return 0;
}
