// case: A conversion in an operand of && that is not evaluated.
// property: conversion
// verdict: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned char c = 0;
  unsigned u;
  if (x >= 0 && (u = x) < 256 && (c = u))
    return c == 0;
  return x >= 0 ? (c = x & 255, c) == 300 : 0;
}
