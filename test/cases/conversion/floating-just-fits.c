// case: Floating values next to the limits of the types are cut and fit.
// property: conversion
// verdict: true
int main(void) {
  double low = -2147483648.9, high = 2147483647.9, minus = -0.9;
  float f = 9223371487098961920.0f, g = -9223372036854775808.0f;
  long double l = 18446744073709551615.0L;
  int x = low, y = (int)high;
  unsigned u = minus;
  long a = f, b = (long)g;
  unsigned long c = l;
  unsigned char k = 1;
  k += 254.9;
  return x < 0 && y > 0 && u == 0 && a > 0 && b < 0 && c == 18446744073709551615ul && k == 255 ? 0 : 1;
}
