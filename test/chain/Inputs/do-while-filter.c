// case: a filter in a do loop with a continue; a checksum of a few bytes.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);

static int clamp(int x, int low, int high) {
  return x < low ? low : x > high ? high : x;
}

int main(void) {
  if (__VERIFIER_nondet_int() != 0) {
    int y = 0, left = 1200000;
    do {
      int x = clamp(__VERIFIER_nondet_int(), -500, 500);
      if (x == 0)
        continue;
      y = clamp((3 * y + x) / 4, -500, 500);
      if (y < -500 || y > 500)
        reach_error();
    } while (--left > 0);
  } else {
    unsigned char a = __VERIFIER_nondet_uchar(), b = __VERIFIER_nondet_uchar(), c = __VERIFIER_nondet_uchar();
    unsigned char sum = (unsigned char)(a + b + c);
    unsigned char check = (unsigned char)-sum;
    if ((unsigned char)(a + b + c + check) != 0)
      reach_error();
    if ((a & b) > a || (a | b) < b)
      reach_error();
  }
  return 0;
}
