// case: The inner activation of main ends the program while the outer one holds its block.
// property: memory-cleanup
// verdict: false
#include <stdlib.h>
static int n;
int main(void) {
  char *p = malloc(3);
  if (n++ < 2)
    main();
  free(p);
  exit(0);
}
