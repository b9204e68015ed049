// case: The value of a return.
// property: conversion
// verdict: false
extern int __VERIFIER_nondet_int(void);
static short cut(int x) { return x; }
int main(void) { return cut(__VERIFIER_nondet_int() ? 32768 : 32767) == 3; }
