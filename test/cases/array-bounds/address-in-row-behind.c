// case: The address of an element in a row that is not there.
// property: array-bounds
// verdict: false
extern int __VERIFIER_nondet_int(void);
int m[2][3];
int main(void) {
  int i = __VERIFIER_nondet_int() ? 2 : 1;
  return &m[i][0] == &m[0][0];
}
