// case: strlen of an array without a zero, in a structure whose next member ends it
// property: valid-deref
// verdict: false
#include <string.h>
static char row[3] = "abc";
int main(void) { return strlen(row) == 7; }
