// case: strlen of NULL
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = strchr("abc", 'd');
  return strlen(p) == 3;
}
