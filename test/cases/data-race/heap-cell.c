// case: a cell of the heap, through two pointers and a member
// property: data-race
// verdict: false
#include <pthread.h>
#include <stdlib.h>
struct node { int key; struct node *next; } *list;
static void *work(void *unused) {
  list->next->key = 4;
  return unused;
}
int main(void) {
  pthread_t a;
  struct node *n = calloc(2, sizeof *n);
  n[0].next = n + 1;
  list = n;
  pthread_create(&a, 0, work, 0);
  int key = n[1].key;
  pthread_join(a, 0);
  return key > 4;
}
