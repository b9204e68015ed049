// case: A variable is its own initialiser.
// property: uninitialized
// verdict: false
int main(void) {
  int x = x;
  return x;
}
