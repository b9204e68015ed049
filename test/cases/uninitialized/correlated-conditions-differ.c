// case: It is assigned and read under conditions that differ.
// property: uninitialized
// verdict: false
// explore: EXPLORE_VALUES=0,1,2
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x, known = __VERIFIER_nondet_int();
  if (known == 1)
    x = 7;
  if (known)
    return x;
  return 0;
}
