// case: the place of a freed block is allocated again, larger and smaller
// property: valid-deref
// verdict: true
#include <stdlib.h>
int main(void) {
  for (int n = 17; n < 26; n += 2) {
    char *p = malloc(n);
    p[0] = p[n - 1] = 1;
    free(p);
  }
  return 0;
}
