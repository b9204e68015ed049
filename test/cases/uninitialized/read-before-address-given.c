// case: It is read in the argument beside its address's.
// property: uninitialized
// verdict: false
static int set(int x, int *p) { *p = 1; return x; }
int main(void) {
  int x;
  return set(x, &x);
}
