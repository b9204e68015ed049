// case: the copy of a text is lost
// property: valid-memtrack
// verdict: false
#include <string.h>
int main(void) { return strndup("abc", 2) == 0; }
