// case: A bit-field of three bits.
// property: conversion
// verdict: false
extern int __VERIFIER_nondet_int(void);
struct { unsigned f : 3; } s;
int main(void) {
  s.f = __VERIFIER_nondet_int() ? 8u : 7u;
  return s.f;
}
