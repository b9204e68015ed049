// case: The second declarator reads the first one.
// property: uninitialized
// verdict: false
int main(void) {
  int a, b = a + 1;
  a = 1;
  return a + b;
}
