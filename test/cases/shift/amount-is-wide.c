// case: The amount is a long that int would cut to zero.
// property: shift
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned long n = 1ul << 32;
  return (int)(1u << n);
}
