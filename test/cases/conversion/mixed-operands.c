// case: A negative int is compared with an unsigned.
// property: conversion
// verdict: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
  unsigned size = 3;
  int i = __VERIFIER_nondet_int() ? -1 : 1;
  return i < size;
}
