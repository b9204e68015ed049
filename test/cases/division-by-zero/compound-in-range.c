// case: Compound assignments with lvalues that have effects.
// property: division-by-zero
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  long a[2] = {4, 5}, *p = a;
  int d = 2;
  *p++ /= d--;
  *p-- %= d;
  return (int)(a[0] + a[1]) - 2;
}
