// case: An assertion of a macro in the header of a loop.
// property: assert
// verdict: true
#include <assert.h>
#define CHECKED(i) (assert((i) < 3), a[i])
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int a[3] = {1, 2, 0};
  for (int i = 0; CHECKED(i); ++i)
    ;
  return 0;
}
