// case: a block of aligned_alloc is lost
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
int main(void) { return aligned_alloc(64, 64) == 0; }
