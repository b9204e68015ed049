// case: strcmp with NULL
// property: valid-deref
// verdict: false
#include <string.h>
int main(void) {
  char *p = strchr("abc", 'd');
  return strcmp("abc", p);
}
