// case: strcat of NULL
// property: valid-deref
// verdict: false
#include <string.h>
int main(void) {
  char room[9] = "", *p = strchr("abc", 'd');
  strcat(room, p);
  return 0;
}
