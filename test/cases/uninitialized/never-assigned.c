// case: A variable is read that nothing was assigned to.
// property: uninitialized
// verdict: false
int main(void) {
  int x;
  return x;
}
