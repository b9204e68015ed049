// case: the index of a compound assignment is evaluated once.
// property: no-overflow
// verdict: true
// model: LP64
int main(void) {
  int a[3] = {0, 2147483647 - 2, 2147483647}, i = 1;
  a[i++] += i;
  return a[1] != 2147483647 || i != 2;
}
