// case: The largest amounts of each width.
// property: shift
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned char c = 0;
  unsigned u = 1;
  unsigned long long l = 1;
  c <<= 31;
  u <<= 31;
  l <<= 63;
  return (c + (u >> 31) + (l >> 63)) == 2 ? 0 : 1;
}
