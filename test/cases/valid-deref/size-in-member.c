// case: the size of a block is read from memory, where that read is checked, too
// property: valid-deref
// verdict: true
#include <stdlib.h>

struct state { unsigned want; size_t more[2]; char *out; int *counts; };

int main(void) {
  struct state st = {8, {12, 0}, 0, 0}, *s = &st;
  s->out = (char *)malloc(s->want);
  if (!s->out)
    return 0;
  s->out[7] = 1;
  s->counts = calloc((s->more[0]) / 4, *(&s->more[1] - 1) - 8);
  if (s->counts)
    s->counts[2] = s->out[0] = 2;
  char *longer = realloc(s->out, (s->more[0]));
  if (longer)
    longer[11] = 1, s->out = longer;
  free(s->out);
  free(s->counts);
  return 0;
}
