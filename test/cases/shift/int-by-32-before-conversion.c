// case: The int is shifted before it becomes a long.
// property: shift
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int one = 1;
  long l = one << (32 * __VERIFIER_nondet_int());
  return l == 0;
}
