// case: __int128, _BitInt and enumerations.
// property: conversion
// verdict: true
enum e { SMALL, LARGE = 70000 };
int main(void) {
  __int128 w = ((__int128)1 << 100) - 1;
  unsigned __int128 v = w;
  unsigned _BitInt(9) b = 511;
  unsigned char c = (int)b - 256;
  enum e x = (int)(c - 255) + LARGE;
  unsigned short s = x - LARGE;
  w >>= 80;
  long l = w;
  return v > 7 && c == 255 && s == 0 && l == 1048575 ? 0 : 1;
}
