// case: a list that is never freed hangs at a global
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
struct node { int key; struct node *next; } *list;
int main(void) {
  for (int i = 0; i < 4; i++) {
    struct node *n = malloc(sizeof *n);
    n->key = i, n->next = list;
    list = n;
  }
  return 0;
}
