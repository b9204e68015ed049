/* What a verifier would do at the error, and the answers of ghosts: "no". */
#include <stdio.h>
#include <stdlib.h>
void reach_error(void) {
  fprintf(stderr, "reach_error\n");
  exit(1);
}
_Bool __VERIFIER_nondet_bool(void) { return 0; }
void __VERIFIER_assume(int c) {
  if (!c)
    exit(0);
}
void assert(int c) {
  if (!c)
    abort();
}
