// case: The divisor becomes zero when it is converted.
// property: division-by-zero
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned char c = 255;
  c++;
  return 10 / c;
}
