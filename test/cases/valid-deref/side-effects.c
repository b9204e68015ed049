// case: pointers with side effects are evaluated once
// property: valid-deref
// verdict: true
#include <stdlib.h>
struct pair { int a, b; };
static int calls;
static struct pair *get(struct pair *p) { calls++; return p; }
int main(void) {
  struct pair *p = calloc(2, sizeof *p), *q = p;
  get(p)->b = 4;
  (q++)->a += get(p)->b++;
  int row[2] = {1, 2}, *r = row;
  int sum = *r++;
  sum += *r;
  sum += get(q)[0].a + (*get(p)).b;
  free(p);
  return calls != 4 || sum != 8;
}
