// case: The catch-all of an inner state of a multi-edge covers nothing, even beside a listed branch.
// verdict: false
// condition: multi-edge-catch-all.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 0) {
    if (x == 2)
      reach_error();
  }
  return 0;
}
