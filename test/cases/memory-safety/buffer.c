// case: a buffer that grows, with texts that are owned by an array
// property: memory-safety
// verdict: true
#include <stdlib.h>
#include <string.h>
static char **names;
static size_t count;
static void add(const char *name) {
  names = realloc(names, (count + 1) * sizeof *names);
  names[count++] = strdup(name);
}
int main(void) {
  add("a");
  add("bc");
  while (count > 0)
    free(names[--count]);
  free(names);
  names = 0;
  return 0;
}
