// case: the same, when only the first member is used; and a flexible array of the block's size
// property: valid-deref
// verdict: true
#include <stdlib.h>
struct message { int kind; long value; };
struct text { int length; char of[]; };
struct old { int length; char of[1]; };
int main(void) {
  struct message *m = malloc(sizeof m->kind);
  m->kind = 3;
  free(m);
  struct text *t = malloc(sizeof *t + 4);
  struct old *o = malloc(sizeof *o + 4);
  for (int i = 0; i < 4; i++)
    t->of[i] = o->of[i] = 'a';
  free(t);
  free(o);
  return 0;
}
