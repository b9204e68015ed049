// case: An assertion is the only statement of an else.
// property: assert
// verdict: false
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < 2)
    x = 0;
  else
    assert(x == 2);
  return x;
}
