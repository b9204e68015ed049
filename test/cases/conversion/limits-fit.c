// case: The limits of each type fit.
// property: conversion
// verdict: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int() ? 127 : -128, b = x < 0 ? 0 : 255;
  long l = -2147483647l - 1;
  signed char c = x;
  unsigned char u = b;
  short s = x * 256;
  int i = l;
  unsigned v = x > 0 ? 4294967295l : 0l;
  return c != x || u != b || s != x * 256 || i != l || (v && v != 4294967295u);
}
