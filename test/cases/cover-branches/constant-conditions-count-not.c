// case: `while (1)` and a constant macro have no goals: the first one is that of the `if`.
// property: cover-branches
// verdict: false
// flags: --goal 1
extern int __VERIFIER_nondet_int(void);
#define DEBUG 0
int main(void) {
  while (1) {
    if (DEBUG)
      return 2;
    if (__VERIFIER_nondet_int() == 1)
      return 1;
  }
}
