// case: a pointer to the second member is none to the block
// property: valid-free
// verdict: false
#include <stdlib.h>
struct node { struct node *next; int key; };
int main(void) {
  struct node *n = malloc(sizeof *n);
  free(&n->key);
  return 0;
}
