// case: Its size and its address are no values.
// property: uninitialized
// verdict: true
int main(void) {
  int x = sizeof x;
  int *p = &*(int *)&p == 0 ? 0 : &x;
  unsigned long n;
  return sizeof n + (p != 0) == 0 || sizeof(n++) == 0;
}
