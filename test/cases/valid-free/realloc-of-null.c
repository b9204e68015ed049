// case: realloc of NULL allocates, again and again in a loop
// property: valid-free
// verdict: true
#include <stdlib.h>
int main(void) {
  int *p = NULL, n = 0;
  while (n < 5) {
    p = realloc(p, ++n * sizeof *p);
    p[n - 1] = n;
  }
  free(p);
  free(NULL);
  return 0;
}
