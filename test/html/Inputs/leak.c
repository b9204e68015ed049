#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

struct list { int value; struct list *next; };

static struct list *push(struct list *rest, int value) {
  struct list *cell = malloc(sizeof *cell);
  cell->value = value;
  cell->next = rest;
  return cell;
}

int main(void) {
  struct list *all = NULL;
  for (int i = 0; i < 3; i++)
    all = push(all, i);
  while (all != NULL) {
    struct list *next = all->next;
    if (all->value != 1)
      free(all);
    all = next;
  }
  return 0;
}
