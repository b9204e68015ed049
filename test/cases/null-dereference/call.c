// case: A null function pointer is called, with an argument that has an effect.
// property: null-dereference
// verdict: false
extern int __VERIFIER_nondet_int(void);
static int twice(int x) { return 2 * x; }
int main(void) {
  int n = 1, (*f)(int) = __VERIFIER_nondet_int() ? 0 : twice;
  return f(n++) - n;
}
