// case: An index that 32 bits would cut to zero.
// property: array-bounds
// verdict: false
// model: LP64
int a[3];
int main(void) {
  long l = 1l << 32;
  return a[l];
}
