// case: The sum is computed in int, and does not fit into the unsigned char.
// property: conversion
// verdict: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
  unsigned char c = 250;
  c += __VERIFIER_nondet_int() == 1 ? 6 : 5;
  return c;
}
