// case: Free is called through a pointer of another type, malloc through a table.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
struct ops { void *(*get)(size_t); void (*put)(char *); };
static struct ops ops = {malloc, (void (*)(char *))free};
int main(void) {
  char *p = ops.get(3), *q;
  q = (*ops.get)(4);
  (ops.put)(p);
  (*ops.put)(q);
  return 0;
}
