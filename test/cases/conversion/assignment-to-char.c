// case: An int that a char cannot hold.
// property: conversion
// verdict: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
  signed char c = 0;
  c = 127 + (__VERIFIER_nondet_int() == 1);
  return c;
}
