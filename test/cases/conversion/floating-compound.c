// case: The sum of an int and a double is converted back.
// property: conversion
// verdict: false
// explore: -fno-sanitize=float-cast-overflow
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = 2147483647;
  x += __VERIFIER_nondet_int() ? 1.0 : 0.5;
  return x == 7;
}
