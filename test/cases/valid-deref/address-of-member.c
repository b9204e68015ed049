// case: taking the address of a member, or of the end of an array, accesses nothing; sizeof neither
// property: valid-deref
// verdict: true
#include <stdlib.h>
struct node { int key; int row[3]; } node, *none;
int main(void) {
  int *end = &node.row[3], n = 0;
  for (int *p = node.row; p != end; p++)
    n += *p;
  return n + (sizeof none->row[5] != 4) + (&*none != 0);
}
