// case: Its second outcome, which has no statement.
// property: cover-branches
// verdict: false
// flags: --goal 2
extern int __VERIFIER_nondet_int(void);
int main(void) {
  if (__VERIFIER_nondet_int() == 3)
    return 1;
  return 0;
}
