// case: Bit-fields with and without a sign.
// property: conversion
// verdict: true
struct { unsigned f : 3; int g : 4; _Bool b : 1; } s;
int main(void) {
  s.f = 6;
  s.f++;
  s.g = -8;
  s.g += 15;
  s.b = 4;
  --s.f;
  return s.f == 6 && s.g == 7 && s.b ? 0 : 1;
}
