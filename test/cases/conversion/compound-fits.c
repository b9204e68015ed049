// case: Compound assignments of narrow lvalues with effects.
// property: conversion
// verdict: true
static int calls;
static int next(void) { return ++calls; }
int main(void) {
  unsigned char a[3] = {1, 2, 3}, *p = a;
  short s = 300;
  *p++ += next();
  *p++ *= next();
  *p <<= 6;
  s /= 2;
  s -= a[2];
  a[0] |= 8;
  return a[0] == 10 && a[1] == 4 && a[2] == 192 && s == -42 && calls == 2 && p == a + 2 ? 0 : 1;
}
