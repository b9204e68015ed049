// case: pointers in an array of unions and in a structure
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
static union { int number; char *text; } table[3];
static struct { char tag; struct { short n; void *block; } inner; } box;
int main(void) {
  table[2].text = malloc(3);
  box.inner.block = malloc(5);
  return 0;
}
