// case: a ring of three, one of which a global points to
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
struct pair { struct pair *other; } *start;
int main(void) {
  struct pair *a = malloc(sizeof *a), *b = malloc(sizeof *b), *c = malloc(sizeof *c);
  a->other = b, b->other = c, c->other = a;
  start = b;
  return 0;
}
