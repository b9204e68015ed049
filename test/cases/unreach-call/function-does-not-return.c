// case: The named function ends the program.
// property: unreach-call
// verdict: false
// flags: --function panic
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static void panic(void) { exit(1); }
int main(void) {
  if (__VERIFIER_nondet_int() == 2)
    panic();
  return 0;
}
