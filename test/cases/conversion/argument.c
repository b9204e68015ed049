// case: An argument of a call, with an effect.
// property: conversion
// verdict: false
extern int __VERIFIER_nondet_int(void);
static int n = 255;
static int take(unsigned char c) { return c; }
int main(void) {
  n += __VERIFIER_nondet_int() == 1;
  return take(n++);
}
