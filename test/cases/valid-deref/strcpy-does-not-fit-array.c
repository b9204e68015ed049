// case: there is no room for the zero in an array
// property: valid-deref
// verdict: false
#include <string.h>
int main(void) {
  char room[3];
  strcpy(room, "abc");
  return 0;
}
