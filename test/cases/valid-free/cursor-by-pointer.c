// case: what is called through a pointer could be asprintf by its type, and is another function
// property: valid-free
// verdict: true
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

struct cursor { int at; double weight[2]; };
struct module { int (*step)(struct cursor *, const char *); int (*print)(char **, const char *, ...); };

static int step(struct cursor *c, const char *where) { return ++c->at < 3 && where[0]; }

int main(void) {
  struct module m = {step, asprintf};
  struct cursor *c = calloc(1, sizeof *c);
  char *text = 0;
  if (!c)
    return 0;
  while (m.step(c, "x"))
    ;
  if (m.print(&text, "%d", c->at) >= 0)
    free(text);
  free(c);
  return 0;
}
