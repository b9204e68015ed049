// case: Each declarator reads the one before it.
// property: uninitialized
// verdict: true
int main(void) {
  int a = 1, b = a + 1, c;
  c = b;
  return a + b + c == 0;
}
