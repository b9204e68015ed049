// Structures of every kind are copied: bits, arrays short and long, unions, members without a name, through pointers
// that lead into what is written, onto themselves, and in declarations.
#include <stdio.h>
struct inner { short s; char text[3]; };
struct all {
  int i, bits : 3, : 0;
  unsigned more : 9;
  struct inner in, pair[2];
  union { double d; unsigned char bytes[8]; } u;
  long row[12];
  double real;
  int *p;
  _Bool b;
};
struct nameless { int kind; union { int i; float f; }; struct { int x, y; }; };
struct list { struct list *next; int value; };
static struct all make(int i) {
  struct all a = {i, i % 4, i * 3u, {i, "ab"}, {{1, "x"}, {2, "y"}}, {i + 0.25}, {1, 2, 3}, i * 1.5, 0, i > 1};
  a.row[11] = i;
  return a;
}
static unsigned sum(const struct all *a) {
  unsigned s = a->i + a->bits * 10 + a->more * 100 + a->in.s + a->in.text[1] + a->pair[1].text[0] + a->pair[0].s;
  for (int i = 0; i < 12; i++)
    s = s * 31 + a->row[i];
  return s + a->u.bytes[7] + (int)(a->real * 8) + a->b;
}
int main(void) {
  struct all a = make(3), b = make(5), *p = &a, row[2];
  row[1] = b;
  p->i++;
  row[0] = *p;
  *p = row[1];
  *p = *p;
  printf("%u %u %u %u\n", sum(&a), sum(&b), sum(row), sum(row + 1));
  struct nameless n = {1, {.i = 7}, {2, 3}}, m;
  m = n;
  struct nameless k = m;
  printf("%d %d %d %d\n", k.kind, k.i, k.x, k.y);
  struct list last = {0, 3}, second = {&last, 2}, first = {&second, 1}, *at = &first;
  *at->next = *at->next->next; // what it is written to through is written
  printf("%d %d\n", first.next->value, first.next->next == 0);
  at = &first;
  *at = last;
  if (at->value == 3)
    second = first;
  else
    first = second;
  for (int i = 0; i < 2; i++)
    row[i] = i ? make(i) : row[1];
  printf("%d %d %u %u\n", first.value, second.value, sum(row), sum(row + 1));
  return a.i + 1 > 0;
}
