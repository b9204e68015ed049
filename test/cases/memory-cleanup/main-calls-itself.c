// case: The inner activation of main returns while the outer one holds its block.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
static int n;
int main(void) {
  char *p = malloc(3);
  if (n++ < 2)
    main();
  free(p);
  return 0;
}
