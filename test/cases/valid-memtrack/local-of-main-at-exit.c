// case: main calls exit, so its variable still points to the block
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  *p = 1;
  exit(0);
}
