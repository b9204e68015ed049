// case: A loop runs one element too far.
// property: array-bounds
// verdict: false
int main(void) {
  int a[3], i;
  for (i = 0; i <= 3; ++i)
    a[i] = 0;
  return a[0];
}
