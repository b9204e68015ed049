// case: a block that is too small for its structure; the members that fit may be used
// property: valid-deref
// verdict: false
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct message { int kind; long value; };
int main(void) {
  struct message *m = malloc(sizeof m->kind);
  m->kind = __VERIFIER_nondet_int() == 3;
  if (m->kind)
    m->value = 1;
  free(m);
  return 0;
}
