// case: a declarator reads the variable that the one before it initialises.
// property: no-overflow
// verdict: false
int main(void) {
  int a = 1;
  {
    int b = a + 2147483646, c = b + 1;
    return c < b;
  }
}
