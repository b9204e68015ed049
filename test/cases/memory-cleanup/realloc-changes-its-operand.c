// case: The operand of realloc is changed by its own evaluation and by the call.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
int main(void) {
  char *list[2] = {malloc(1), malloc(2)}, **at = list;
  *at = realloc(*at, 100), at++;
  *at = realloc(*at, 200);
  free(*at--);
  free(at[0]);
  return 0;
}
