// case: exit in a callee: the caller's variables and parameters count, the callee's too
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
static void stop(char *second) {
  char *third[2] = {0, malloc(3)};
  third[1][0] = *second;
  exit(0);
}
static void work(char *second) {
  char *first = malloc(1);
  *second = *first = 1;
  stop(second);
}
int main(void) {
  work(malloc(2));
  return 1;
}
