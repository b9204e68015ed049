// case: A macro tests one value of its argument, and divides by the next.
// property: division-by-zero
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

#define QUOTIENT(a, b) ((b) ? (a) / (b) : 0)
int main(void) {
  int n = 1;
  return QUOTIENT(6, n--);
}
