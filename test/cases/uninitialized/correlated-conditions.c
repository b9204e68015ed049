// case: It is assigned and read under the same condition.
// property: uninitialized
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x, known = __VERIFIER_nondet_int();
  if (known)
    x = 7;
  if (known)
    return x;
  return 0;
}
