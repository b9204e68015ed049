// case: A loop that assigns has no round.
// property: uninitialized
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int last, n = __VERIFIER_nondet_int();
  for (int i = 0; i < n && i < 3; i++)
    last = i;
  return last;
}
