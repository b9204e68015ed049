// case: A character is shifted as int: by 32 it is too far.
// property: shift
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned char c = 0;
  return (c << (31 + __VERIFIER_nondet_int())) == 3;
}
