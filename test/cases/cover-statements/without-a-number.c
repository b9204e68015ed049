// case: Without a number no goal is an error.
// property: cover-statements
// verdict: true
int main(void) {
  int n = 0;
  n++;
  return n;
}
