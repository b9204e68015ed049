// case: NDEBUG takes assertions out.
// property: assert
// verdict: true
#define NDEBUG
#include <assert.h>
int main(void) {
  assert(0);
  return 0;
}
