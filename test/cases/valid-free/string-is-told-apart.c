// case: a flag tells whether the name is a string literal or a block
// property: valid-free
// verdict: true
#include <stdlib.h>
#include <string.h>
struct thing { char *name; unsigned owned : 1; };
static void rename_to(struct thing *t, const char *text) {
  if (t->owned) free(t->name);
  t->name = strdup(text);
  t->owned = 1;
}
int main(void) {
  struct thing t = {"none", 0};
  rename_to(&t, "a");
  rename_to(&t, "b");
  free(t.name);
  return 0;
}
