// case: a member behind NULL is read on one path
// property: valid-deref
// verdict: false
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct node { int key; struct node *next; };
int main(void) {
  struct node a = {1, 0}, b = {2, &a}, *n = &b;
  for (int i = __VERIFIER_nondet_int() & 1; i >= 0; i--)
    n = n->next;
  return n ? n->next->key : 0;
}
