// case: The index of a null pointer ends the program, or changes the pointer that was read before.
// property: null-dereference
// verdict: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static int a[3] = {1, 2, 3}, *p = a;
static int forget(void) {
  p = 0;
  return 1;
}
static int leave(void) { exit(0); }
int main(void) {
  int x = p[forget()] + __VERIFIER_nondet_int() * 0;
  if (x != 2)
    return 1;
  return p[leave()];
}
