// case: code outside the unit hides each of its pointers (it stands in this file under other names)
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
static unsigned long hidden[8];
void keep_second(int a, void *p) { hidden[a] = ~(unsigned long)p; }
void keep_third(int a, int b, void *p) { hidden[a + b] = ~(unsigned long)p; }
void keep_fourth(int a, int b, int c, void *p, int d) { hidden[a + b + c + d] = ~(unsigned long)p; }
extern void unit_second(int, void *) __asm__("keep_second");
extern void unit_third(int, int, void *) __asm__("keep_third");
extern void unit_fourth(int, int, int, void *, int) __asm__("keep_fourth");
int main(void) {
  unit_second(0, malloc(1));
  unit_third(1, 0, (char *)malloc(9) + 4);
  unit_fourth(1, 0, 1, malloc(3), 0);
  return 0;
}
