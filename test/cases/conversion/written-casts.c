// case: A cast of an integer is meant, and so is a conversion to _Bool.
// property: conversion
// verdict: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  signed char c = (signed char)x;
  unsigned u = (unsigned)x;
  _Bool b = x + 256L * 256;
  return b ? u == 7u && c == 9 : 1;
}
