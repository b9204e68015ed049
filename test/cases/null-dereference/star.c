// case: A null pointer is read.
// property: null-dereference
// verdict: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = 0, *p = __VERIFIER_nondet_int() ? 0 : &x;
  return *p;
}
