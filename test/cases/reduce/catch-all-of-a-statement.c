// case: An unlisted statement is not covered by the catch-all; only the sibling of a listed branch is.
// verdict: false
// condition: catch-all-of-a-statement.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  x = x + 1;
  if (x > 0)
    reach_error();
  return 0;
}
