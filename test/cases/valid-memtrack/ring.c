// case: two blocks point to each other, and nothing to them
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
struct pair { struct pair *other; };
int main(void) {
  struct pair *a = malloc(sizeof *a), *b = malloc(sizeof *b);
  a->other = b, b->other = a;
  return 0;
}
