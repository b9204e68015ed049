// case: the head of a list is freed, and with it the only pointer to the rest
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
struct node { int key; struct node *next; } *list;
int main(void) {
  for (int i = 0; i < 3; i++) {
    struct node *n = malloc(sizeof *n);
    n->key = i, n->next = list;
    list = n;
  }
  struct node *old = list;
  list = 0;
  free(old);
  return 0;
}
