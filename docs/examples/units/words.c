#include "words.h"
#include <stdlib.h>
#include <string.h>

static struct node {
  struct node *next;
  char text[];
} *first;

void add(const char *word) {
  struct node *n = malloc(sizeof *n + strlen(word) + 1);
  if (!n)
    abort();
  strcpy(n->text, word);
  n->next = first;
  first = n;
}

void clear(void) {
  while (first) {
    struct node *next = first->next;
    free(first);
    first = next;
  }
}
