// case: the comparison function sorts again, one level down.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
static int depth;
static int cmp(const void *a, const void *b)
{
    int v[2] = { 2, 1 };
    if (depth++ < 2) qsort(v, 2, sizeof *v, cmp);
    return *(const int *)a - *(const int *)b;
}
int main(void) { int v[2] = { 2, 1 }; qsort(v, 2, sizeof *v, cmp); return v[0] - 1; }
