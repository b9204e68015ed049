// case: A negative int becomes an unsigned long.
// property: conversion
// verdict: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
  unsigned long n = __VERIFIER_nondet_int() ? -1 : 1;
  return n == 1;
}
