/* Compute kernels for utils/bench, in the type T (int, long). No operation overflows.
 * usage: kernels matrix|sort|scan|mod|grid */
#include <stdio.h>
#include <string.h>

#ifndef T
#define T int
#endif

enum { N = 240, M = 3000, S = 200000, G = 600 };
static T a[N][N], b[N][N], c[N][N], list[M], series[S], grid[G][G];

static T seed = 1;
static T draw(T below) { /* Schrage's method: stays in 31 bits */
  seed = 16807 * (seed % 127773) - 2836 * (seed / 127773);
  if (seed <= 0)
    seed += 2147483647;
  return seed % below;
}

static T matrix(void) {
  T sum = 0;
  for (T i = 0; i < N; i++)
    for (T j = 0; j < N; j++)
      a[i][j] = draw(100), b[i][j] = draw(100);
  for (T round = 0; round < 16; round++)
    for (T i = 0; i < N; i++)
      for (T j = 0; j < N; j++) {
        T cell = 0;
        for (T k = 0; k < N; k++)
          cell += a[i][k] * b[k][j];
        c[i][j] = cell;
        sum = (sum + cell) % 65521;
      }
  return sum;
}

static T sort(void) {
  T sum = 0;
  for (T round = 0; round < 60; round++) {
    for (T i = 0; i < M; i++)
      list[i] = draw(1000000);
    for (T i = 1; i < M; i++) {
      T x = list[i], j = i - 1;
      while (j >= 0 && list[j] > x) {
        list[j + 1] = list[j];
        j--;
      }
      list[j + 1] = x;
    }
    sum = (sum + list[M / 2]) % 65521;
  }
  return sum;
}

static T scan(void) {
  T sum = 0;
  for (T i = 0; i < S; i++)
    series[i] = draw(2000) - 1000;
  for (T round = 0; round < 900; round++) {
    T best = 0, here = 0;
    for (T i = 0; i < S; i++) {
      here += series[i];
      if (here < 0)
        here = 0;
      if (here > best)
        best = here;
    }
    sum = (sum + best + round) % 65521;
  }
  return sum;
}

static T mod(void) {
  T sum = 0;
  for (T n = 1; n < 30000000; n++) {
    T base = n % 30011, power = 1;
    for (T e = 13; e > 0; e /= 2) {
      if (e % 2)
        power = power * base % 30011;
      base = base * base % 30011;
    }
    sum = (sum + power) % 65521;
  }
  return sum;
}

static T cells(void) {
  for (T i = 0; i < G; i++)
    for (T j = 0; j < G; j++)
      grid[i][j] = draw(1000);
  for (T round = 0; round < 300; round++)
    for (T i = 1; i < G - 1; i++)
      for (T j = 1; j < G - 1; j++)
        grid[i][j] = (grid[i - 1][j] + grid[i + 1][j] + grid[i][j - 1] + grid[i][j + 1] + 4 * grid[i][j]) / 8;
  T sum = 0;
  for (T i = 0; i < G; i++)
    for (T j = 0; j < G; j++)
      sum = (sum + grid[i][j]) % 65521;
  return sum;
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    T (*run)(void);
  } kernels[] = {{"matrix", matrix}, {"sort", sort}, {"scan", scan}, {"mod", mod}, {"grid", cells}};
  for (unsigned i = 0; i < sizeof kernels / sizeof *kernels; i++)
    if (argc > 1 && !strcmp(argv[1], kernels[i].name)) {
      printf("%ld\n", (long)kernels[i].run());
      return 0;
    }
  return 1;
}
