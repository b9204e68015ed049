// Every form in which several operations stand in one statement, each with something that is printed, so that an
// operation that is lost, done twice, or done in another order shows.
#include <stdio.h>
static int n;
static int say(int value) {
  printf("%d ", value);
  if (++n > 2000)
    value = 0;
  return value;
}
static void line(void) { printf("\n"); }
struct pair { int a, b; };
static struct pair *choose(struct pair *p) { return say(p->a), p; }
static int (*pick(int i))(int) { return say(i), say; }
enum colour { RED, GREEN };

static int loops(int from) {
  int i, sum = 0;
  while (say(sum) + from < 9 && (sum += say(2), sum != 7)) {
    if (sum == 4)
      continue;
    sum++;
  }
  line();
  do {
    sum--;
    switch (sum) {
    case 5:
      continue;
    case 3:
      break;
    default:
      say(sum) ? (void)say(1) : (void)0;
    }
  } while (sum + say(1) > 3);
  line();
  for (i = say(0) + say(1), n += 0; i + say(0) < 6; i += say(1) + say(0)) {
    if (i == 2)
      continue;
    for (int j = say(2) + say(0); j - say(1) > 0; j -= say(1) + 0)
      if (j == 1)
        break;
      else
        continue;
    if (i == 5)
      break;
  }
  line();
again:
  if (say(sum) + say(1) > 3)
    goto again;
  else if (say(2) + say(3) == 5)
    sum = say(4) + say(5), sum -= say(1) + say(1);
  else
    sum = 0;
  line();
  return sum ? say(1) + sum : sum ? 0 : 1;
}

static int operands(int x) {
  struct pair p = {1, 2}, *q = &p;
  int a[4] = {say(1) + x, say(2) + x}, i = 0, *at = a, k = say(3) + i, unused, m = k + say(4);
  a[i++] += say(a[1]) + x;
  a[say(2)] = x + (x = say(3)) + x;
  choose(q)->a += say(1) + choose(q)->b;
  *(say(1) + at) += say(2) + *at;
  x = x + (say(1) ? say(2) + x : x) + (x && say(0) + x) + (say(0) + x || say(7) + x);
  x += pick(say(1) + i)(say(5) + x) + p.a++;
  x = (say(1) + x) * -(say(2) + x) % 1000;
  enum colour c = say(0) + GREEN;
  unsigned char small = say(200) + x;
  small += say(100) + 1;
  double d = say(1) + x + 0.5;
  _Bool b = say(2) + x, none = !(b + say(0));
  unused = say(1) + (n, x) + sizeof(x + x);
  line();
  printf("%d %d %d %d %d %d %d %d\n", a[0], a[1], a[2], a[3], i, k, m, unused);
  printf("%d %d %d %d %d %f %d %d\n", p.a, p.b, x, c, small, d, b, none);
  return say(x) - say(1);
}

static int jumps(int x) {
  int steps = 0;
  switch (say(x) + x) {
    while (say(steps) + x < 7) {
    case 4:
      steps++;
      if (steps == 2)
        continue;
    case 6:
      x += say(1) + 0;
    }
  default:
    x -= say(1) + 1;
  }
  line();
  return x;
}

int main(void) {
  int results[] = {loops(1), operands(3), jumps(2), jumps(3)};
  for (unsigned i = 0; i < sizeof results / sizeof *results; i++)
    printf("%d\n", results[i]);
  return say(results[0]) + say(results[1]) > 100;
}
