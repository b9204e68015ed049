// case: The same, with a condition that guards it.
// property: assert
// verdict: true
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
static int positive(int x) {
  assert(x > 0);
  return x;
}
int main(void) {
  int x = __VERIFIER_nondet_int();
  return x > 2 && positive(x - 2) ? 1 : 0;
}
