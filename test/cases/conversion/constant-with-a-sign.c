// case: A constant counts as any other value.
// property: conversion
// verdict: false
int main(void) {
  unsigned u = -1;
  return u == 7;
}
