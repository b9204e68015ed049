// case: A pointer has no value when it is followed.
// property: uninitialized
// verdict: false
int main(void) {
  int *p, x = 0;
  if (x)
    p = &x;
  return *p;
}
