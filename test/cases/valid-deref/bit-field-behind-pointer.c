// case: bit-fields, compound assignments and increments behind a pointer, the last one freed
// property: valid-deref
// verdict: false
#include <stdlib.h>
struct bits { unsigned a : 3, b : 20; int c; };
int main(void) {
  struct bits *p = calloc(1, sizeof *p), *old = p;
  p->b = 5;
  p->a++;
  p->c += p->b;
  (*p).a |= 1;
  free(p);
  old->b--;
  return 0;
}
