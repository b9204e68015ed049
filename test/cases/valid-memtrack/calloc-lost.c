// case: a block of calloc is lost in a loop
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
static int *p;
int main(void) {
  for (int i = 0; i < 2; i++)
    p = calloc(2, 4);
  return 0;
}
