// case: a text of asprintf is lost
// property: valid-memtrack
// verdict: false
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *s;
  return asprintf(&s, "%d", 7) < 0;
}
