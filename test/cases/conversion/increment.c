// case: `c++` of the largest unsigned char.
// property: conversion
// verdict: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
  unsigned char c = __VERIFIER_nondet_int() ? 255 : 254;
  c++;
  return c;
}
