// case: assert_perror of the GNU library.
// property: assert
// verdict: false
#define _GNU_SOURCE
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  assert_perror(__VERIFIER_nondet_int() ? 5 : 0);
  return 0;
}
