// case: An index below zero, of type signed char.
// property: array-bounds
// verdict: false
extern int __VERIFIER_nondet_int(void);
int a[300];
int main(void) {
  signed char i = (signed char)(__VERIFIER_nondet_int() ? -1 : 127);
  return a[i];
}
