// case: The same behind a test, with &&, || and ?:.
// property: null-dereference
// verdict: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = 1, *p = __VERIFIER_nondet_int() ? 0 : &x;
  if (p && *p == 2)
    return 1;
  if (!p || *p == 1)
    x = p ? *p - 1 : 0;
  return x == 5;
}
