// case: the library keeps a pointer to the block
// property: valid-memtrack
// verdict: true
#define _GNU_SOURCE
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  setvbuf(stdout, malloc(4000), _IOFBF, 4000);
  putenv(strcpy((char *)malloc(8), "A=1"));
  void *q = malloc(sizeof(struct { void *a, *b; }));
  insque(q, NULL);
  return 0;
}
