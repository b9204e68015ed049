// case: A parameter of array type is a pointer.
// property: null-dereference
// verdict: false
static void clear(int a[static 2], int n) {
  while (n--)
    a[n] = 0;
}
static void set(int a[], int n) { a[n] = 1; }
int main(void) {
  int a[2];
  clear(a, 2);
  set(a, 1);
  set(0, a[0]);
  return 0;
}
