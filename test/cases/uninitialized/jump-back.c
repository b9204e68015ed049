// case: A jump back runs a declaration again, which takes the value away.
// property: uninitialized
// verdict: false
int main(void) {
  int n = 0;
again:;
  int x;
  if (n == 0) {
    x = 1;
    n = 1;
    goto again;
  }
  return x;
}
