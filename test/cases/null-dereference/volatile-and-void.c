// case: A volatile pointer is read once; a void pointer is cast.
// property: null-dereference
// verdict: true
int x = 2;
int *volatile v = &x;
int main(void) {
  void *p = &x;
  *v += *(int *)p;
  return *(volatile int *)p == 4 ? 0 : 1;
}
