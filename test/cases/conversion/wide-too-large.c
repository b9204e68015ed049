// case: An unsigned __int128 of 64 bits does not fit into a long.
// property: conversion
// verdict: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
  unsigned __int128 v = (unsigned __int128)1 << 63;
  v -= __VERIFIER_nondet_int() != 1;
  long l = v;
  return l == 7;
}
