// case: A null pointer is indexed, in the assignment's left operand.
// property: null-dereference
// verdict: false
extern int __VERIFIER_nondet_int(void);
int a[3];
int main(void) {
  int *p = __VERIFIER_nondet_int() ? (int *)0 : a;
  p[1] = 2;
  return 0;
}
