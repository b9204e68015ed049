// case: The counter of a loop is too narrow for its end.
// property: conversion
// verdict: false
int main(void) {
  int n = 0;
  for (unsigned char i = 250; i < 256 && n < 10; i += 1)
    ++n;
  return n == 3;
}
