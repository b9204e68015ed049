// case: The index stands before the array, a string literal.
// property: array-bounds
// verdict: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int i = __VERIFIER_nondet_int() ? 4 : 3;
  return i["abc"];
}
