// case: Assertions that hold.
// property: assert
// verdict: true
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  assert(x > 0 || x < 1);
  if (x)
    assert(x != 0);
  else
    assert(!x && "zero");
  return 0;
}
