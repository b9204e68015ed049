#include <stdio.h>
#define MIDDLE(a, b) (((a) + (b)) / 2)

int main(void) {
  int low = 0, high = 2000000000, x;
  while (scanf("%d", &x) == 1 && low < high) {
    int middle = MIDDLE(low, high);
    if (x > middle) low = middle + 1; else high = middle;
  }
  printf("%d\n", low);
  return 0;
}
