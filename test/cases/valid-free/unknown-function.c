// case: what a function of which nothing is known returns may be a block
// property: valid-free
// verdict: true
#define _GNU_SOURCE
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>
static char *(*find)(const char *, char *) = realpath;
int main(void) {
  char *s = realpath("/", NULL);
  free(s);
  s = find("/", NULL);
  free(s);
  return 0;
}
