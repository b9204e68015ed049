// case: The asserted condition is evaluated once.
// property: assert
// verdict: true
#include <assert.h>
static int n;
static int next(void) { return ++n; }
int main(void) {
  assert(next() == 1);
  assert(next() == 2);
  return n == 2 ? 0 : 1;
}
