// case: a pointer with a side effect leaves the block
// property: valid-deref
// verdict: false
#include <stdlib.h>
int main(void) {
  int *p = calloc(2, sizeof *p), sum = 0;
  for (int i = 0; i < 3; i++)
    sum += *p++;
  return sum;
}
