// case: a block of pointers at a global, of which one was replaced
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
#include <string.h>
static char **names;
int main(void) {
  names = calloc(3, sizeof *names);
  for (int i = 0; i < 3; i++)
    names[i] = strdup("x");
  names[1] = strdup("y");
  return 0;
}
