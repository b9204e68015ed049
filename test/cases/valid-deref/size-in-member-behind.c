// case: behind a block whose size is read from memory
// property: valid-deref
// verdict: false
#include <stdlib.h>

struct state { unsigned want; char *out; };

int main(void) {
  struct state st = {8, 0}, *s = &st;
  s->out = malloc((s->want));
  if (s->out)
    s->out[8] = 1;
  free(s->out);
  return 0;
}
