// case: a sum of `long`s that is too large by one.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  long a = 4611686018427387904, b = 4611686018427387904;
  return a + b == 0;
}
