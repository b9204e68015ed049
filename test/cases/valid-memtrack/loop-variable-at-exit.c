// case: exit in a loop whose variable is the only pointer to what it walks on
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
struct node { struct node *next; };
static struct node *make(int n) {
  struct node *first = malloc(sizeof *first);
  first->next = n ? make(n - 1) : 0;
  return first;
}
int main(void) {
  for (struct node *n = make(3), *next; n; n = next) {
    next = n->next;
    free(n);
    if (next && !next->next)
      exit(0);
  }
  return 0;
}
