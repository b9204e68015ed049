// case: The result of strndup is an operand, and nobody keeps it.
// property: memory-cleanup
// verdict: false
#include <string.h>
int main(void) { return strcmp(strndup("ab", 1), "a"); }
