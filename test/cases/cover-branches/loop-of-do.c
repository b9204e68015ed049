// case: `do` goes round.
// property: cover-branches
// verdict: false
// flags: --goal 1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int i = 0;
  do
    ++i;
  while (i < 2 && __VERIFIER_nondet_int());
  return i;
}
