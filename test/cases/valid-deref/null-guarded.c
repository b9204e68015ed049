// case: every dereference is guarded by a condition of its own expression
// property: valid-deref
// verdict: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct node { int key; struct node *next; };
static int key(struct node *n) { return n && n->next && n->next->key > 0 ? n->next->key : n ? n->key : -1; }
int main(void) {
  struct node a = {1, 0}, b = {2, &a};
  struct node *n = __VERIFIER_nondet_int() ? __VERIFIER_nondet_int() ? &a : &b : 0;
  return key(n) > 2;
}
