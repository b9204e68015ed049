// case: The length of a flexible member is not known.
// property: array-bounds
// verdict: true
#include <stdlib.h>
struct s { int n; int a[]; };
struct old { int n; int a[0]; };
extern int unknown[];
int main(void) {
  struct s *p = malloc(sizeof *p + 2 * sizeof(int));
  struct old *q = (struct old *)p;
  if (p)
    p->a[1] = 3, q->a[unknown[2]] = 4;
  return p ? p->a[1] + q->a[0] != 7 : 0;
}
int unknown[3];
