// case: memcmp reads the first of its arrays further than it is long
// property: valid-deref
// verdict: false
#include <string.h>
static char a[3], b[4];
int main(void) { return memcmp(a, b, 4) > 500; }
