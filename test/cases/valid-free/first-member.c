// case: a pointer to the first member is one to the block
// property: valid-free
// verdict: true
#include <stdlib.h>
struct node { struct { int key; } head; struct node *next; };
int main(void) {
  struct node *list = 0;
  for (int i = 0; i < 3; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = list, n->head.key = i;
    list = n;
  }
  while (list) {
    struct node *n = list;
    list = n->next;
    free(&n->head.key);
  }
  return 0;
}
