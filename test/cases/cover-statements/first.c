// case: The first statement of main.
// property: cover-statements
// verdict: false
// flags: --goal 1
int main(void) {
  int n;
  n = 1;
  return n;
}
