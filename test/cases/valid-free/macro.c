// case: a macro evaluates its argument twice, and frees twice
// property: valid-free
// verdict: false
#include <stdlib.h>
#define RELEASE(p) do { if (p) free(p); free(p); } while (0)
int main(void) {
  void *p = malloc(1);
  RELEASE(p);
  return 0;
}
