// case: strcpy from an array without a zero
// property: valid-deref
// verdict: false
#include <string.h>
static char row[3] = "abc";
int main(void) {
  char room[100];
  strcpy(room, row);
  return 0;
}
