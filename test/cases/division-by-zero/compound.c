// case: A compound assignment divides by zero, through a short.
// property: division-by-zero
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  short a[2] = {4, 5}, d = 1;
  int i = 0;
  a[i++] /= d--;
  a[i++] %= d;
  return a[0] + a[1];
}
