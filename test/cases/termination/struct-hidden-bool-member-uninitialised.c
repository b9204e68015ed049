// case: a _Bool member gets its value in the last round only.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <string.h>
struct s { unsigned n; _Bool done; };
static int dirty(void) { unsigned char a[512]; memset(a, 0xaa, 512); return ((volatile unsigned char *)a)[3]; }
static unsigned run(void) { struct s s; for (s.n = 3; s.n > 0; s.n--) if (s.n == 1) s.done = 1; return s.done; }
int main(void) { dirty(); return run() != 1; }
