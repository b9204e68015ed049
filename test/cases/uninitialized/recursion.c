// case: Each activation has a variable of its own.
// property: uninitialized
// verdict: false
static int down(int n) {
  int x;
  if (n > 0) {
    x = n;
    down(n - 1);
  }
  return x;
}
int main(void) { return down(2); }
