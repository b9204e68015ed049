// case: Who gets the address may write: scanf, a function of the program.
// property: uninitialized
// verdict: true
#include <stdio.h>
static void set(int *p) { *p = 1; }
int main(void) {
  int x, y;
  if (scanf("%d", &x) == 1)
    return x == 123456;
  set(&y);
  return y == 0;
}
