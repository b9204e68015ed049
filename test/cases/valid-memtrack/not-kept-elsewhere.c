// case: fgets and sprintf keep nothing
// property: valid-memtrack
// verdict: false
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(9);
  sprintf(p, "%d", 3);
  fgets(p, 9, stdin);
  return 0;
}
