// case: a list is built, reversed, used and freed, but for the rest that a global keeps
// property: memory-safety
// verdict: true
// explore: EXPLORE_VALUES=0,1,2
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct node { int key; struct node *next; } *rest;
static struct node *reverse(struct node *n) {
  struct node *done = 0, *next;
  for (; n; n = next) {
    next = n->next;
    n->next = done;
    done = n;
  }
  return done;
}
int main(void) {
  struct node *list = 0, *n;
  for (int i = __VERIFIER_nondet_int() & 3; i > 0; i--) {
    if (!(n = malloc(sizeof *n)))
      break;
    n->key = i;
    n->next = list;
    list = n;
  }
  list = reverse(list);
  if (list && (n = list->next)) {
    free(list);
    list = n;
  }
  rest = list;
  return 0;
}
