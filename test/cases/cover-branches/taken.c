// case: The first outcome of an `if`.
// property: cover-branches
// verdict: false
// flags: --goal 1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  if (__VERIFIER_nondet_int() == 3)
    return 1;
  return 0;
}
