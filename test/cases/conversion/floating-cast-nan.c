// case: A cast of what is no number.
// property: conversion
// verdict: false
// explore: -fno-sanitize=float-cast-overflow
extern int __VERIFIER_nondet_int(void);
int main(void) {
  double zero = 0, d = __VERIFIER_nondet_int() ? zero / zero : 3;
  return (int)d;
}
