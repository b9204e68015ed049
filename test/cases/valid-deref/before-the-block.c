// case: index -1, of an unsigned char that was converted
// property: valid-deref
// verdict: false
#include <stdlib.h>
int main(void) {
  signed char i = 0;
  int *p = calloc(2, 4);
  while (i >= 0)
    i--;
  p[i] = 1;
  return 0;
}
