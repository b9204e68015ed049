// case: the end itself is read
// property: valid-deref
// verdict: false
#include <stdlib.h>
int main(void) {
  char *block = calloc(5, 1), *p = block;
  while (p - block < 5 && *p == 0)
    p++;
  int last = *p;
  free(block);
  return last;
}
