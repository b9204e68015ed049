// case: A double that is just too large.
// property: conversion
// verdict: false
// explore: -fno-sanitize=float-cast-overflow
extern int __VERIFIER_nondet_int(void);
int main(void) {
  double d = 2147483647.5;
  if (__VERIFIER_nondet_int() == 1)
    d = 2147483648.0;
  int x = d;
  return x == 7;
}
