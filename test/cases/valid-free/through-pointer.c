// case: both frees go through a table of functions
// property: valid-free
// verdict: false
#include <stdlib.h>
static struct { void *(*get)(size_t); void (*put)(void *); } heap = {malloc, free};
int main(void) {
  void *p = heap.get(1), *q = heap.get(1);
  heap.put(q);
  heap.put(p);
  heap.put(q);
  return 0;
}
