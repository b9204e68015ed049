// case: a block of posix_memalign is lost, its pointer was in a variable of main
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
int main(void) {
  void *p;
  return posix_memalign(&p, 32, 8) != 0;
}
