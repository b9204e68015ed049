// case: The step of a for loop shifts one time too often.
// property: shift
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned m = 1;
  int i;
  for (i = 30; i < 33; m = 1u << i, i++)
    ;
  return m == 0;
}
