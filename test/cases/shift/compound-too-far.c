// case: A compound shift by an amount that has grown.
// property: shift
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned a[2] = {1, 1}, i = 0;
  int n = 31;
  a[i++] <<= n++;
  a[i] >>= n;
  return a[1] == 0;
}
