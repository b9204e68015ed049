// case: A jump back runs a declaration again; what a pointer to the variable writes then is its value.
// property: uninitialized
// verdict: true
int main(void) {
  int *p = 0;
again:;
  int x;
  if (!p) {
    p = &x;
    goto again;
  }
  *p = 1;
  return x == 0;
}
