// case: the only pointer is to a member in the middle of a block
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
struct node { long key; int row[4]; };
static int *cell;
int main(void) {
  struct node *n = calloc(1, sizeof *n);
  if (n)
    cell = &n->row[2];
  return 0;
}
