// Truth values from all that is a scalar; what is more than 1, less than 1, or nothing at all.
#include <stdbool.h>
#include <stdio.h>
struct flags { bool on : 1, off : 1; _Bool wide; };
static bool last;
static _Bool keep(bool value) { return last = value; }
static int count(const bool *all, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += all[i];
  return sum;
}
int main(void) {
  int i = 256;
  double half = 0.5;
  char *text = "x", *none = 0;
  bool all[] = {i, half, text, none, i & 1, !i, i == 256, i << 20};
  struct flags f = {2, i - 256, half};
  bool c = i, *p = &c;
  c |= i & 4;
  c &= i > 3;
  c ^= true;
  c += 5;
  *p = c * 256;
  f.wide = f.on + f.off + 256;
  printf("%d %d %d %d %d %d\n", count(all, 8), f.on, f.off, f.wide, c, (bool)half);
  printf("%d %d %d %zu\n", keep(i) + keep(0), last, (_Bool)none + (_Bool)i, sizeof(bool) + sizeof f);
  return c ? keep(text) ? i - 255 : 3 : 4;
}
