// case: An argument's evaluation ends the program before the null pointer is called.
// property: null-dereference
// verdict: true
#include <stdlib.h>
static int leave(void) { exit(0); }
int main(void) {
  int (*volatile f)(int) = 0;
  return f(leave());
}
