// case: a pointer that starts as a string literal is freed before it is replaced
// property: valid-free
// verdict: false
#include <stdlib.h>
#include <string.h>
static char *name = "none";
static void rename_to(const char *text) {
  free(name);
  name = strdup(text);
}
int main(void) {
  rename_to("a");
  free(name);
  return 0;
}
