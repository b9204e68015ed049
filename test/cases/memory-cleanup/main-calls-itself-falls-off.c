// case: Main falls off its end in its outermost activation only once it is too late.
// property: memory-cleanup
// verdict: false
#include <stdlib.h>
static int n;
static char *p;
int main(void) {
  if (n++ < 1) {
    p = malloc(3);
    main();
  } else {
    free(p);
    p = malloc(4);
  }
}
