// case: array bounds: a ring that wraps for long, an index that is computed from bits.
// property: array-bounds
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

static int ring[64], bits[33];

static void record(void) {
  int at = 0;
  for (int i = 0; i < 1000000; i++) {
    ring[at] = i & 255;
    at++;
    if (at >= 64)
      at = 0;
  }
}

static unsigned count(unsigned x) {
  x = x - ((x >> 1) & 0x55555555u);
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0fu;
  return (x * 0x01010101u) >> 24;
}

int main(void) {
  if (__VERIFIER_nondet_int() > 0) {
    record();
  } else {
    unsigned n = count(__VERIFIER_nondet_uint());
    bits[n]++;
  }
  return 0;
}
