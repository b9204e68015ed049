// case: Each activation assigns its own variable.
// property: uninitialized
// verdict: true
static int down(int n) {
  int x;
  if (n > 0)
    x = n + down(n - 1);
  else
    x = 0;
  return x;
}
int main(void) { return down(2) == 100; }
