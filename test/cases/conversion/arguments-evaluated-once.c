// case: The same, with values that fit; each is evaluated once.
// property: conversion
// verdict: true
static int n = 1, calls;
static int take(unsigned char c, short s, unsigned u) { return c + s + (int)u; }
static int next(void) { return ++calls; }
int main(void) {
  int a[2] = {0, 0};
  unsigned char c;
  int sum = take(n++, next() + next(), next());
  a[c = --n] = sum;
  return a[1] == 7 && calls == 3 && n == 1 && c == 1 ? 0 : 1;
}
