// case: main returns, and its variable was the only pointer
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  *p = 1;
  return 0;
}
