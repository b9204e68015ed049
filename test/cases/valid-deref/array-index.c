// case: the index is the array's length in the last round
// property: valid-deref
// verdict: false
// explore: EXPLORE_VALUES=0,3,4
extern int __VERIFIER_nondet_int(void);
static int row[4];
int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i > 4)
    return 0;
  row[i] = 1;
  return 0;
}
