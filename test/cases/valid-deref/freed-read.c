// case: a list is freed, and the loop reads the next pointer from the freed node
// property: valid-deref
// verdict: false
#include <stdlib.h>
struct node { struct node *next; };
int main(void) {
  struct node *list = 0;
  for (int i = 0; i < 2; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = list;
    list = n;
  }
  for (struct node *n = list; n; n = n->next)
    free(n);
  return 0;
}
