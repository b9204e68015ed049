// case: strcpy from NULL
// property: valid-deref
// verdict: false
#include <string.h>
int main(void) {
  char room[9], *p = strchr("abc", 'd');
  strcpy(room, p);
  return 0;
}
