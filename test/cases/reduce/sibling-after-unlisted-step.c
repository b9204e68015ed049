// case: The sibling of a listed branch is no proof where an unlisted step came before.
// verdict: false
// condition: sibling-after-unlisted-step.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  x = x + 1;
  if (x > 0)
    reach_error();
  return 0;
}
