// case: An assertion in a function that a condition calls.
// property: assert
// verdict: false
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
static int positive(int x) {
  assert(x > 0);
  return x;
}
int main(void) {
  int x = __VERIFIER_nondet_int();
  return x > 1 && positive(x - 2) ? 1 : 0;
}
