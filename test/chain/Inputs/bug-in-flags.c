// case: a wrong case among bits that no fuzzer guesses, beside a long loop with products.
// property: no-overflow
// verdict: false
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

static int meter(void) {
  int level = 0;
  unsigned noise = __VERIFIER_nondet_uint();
  for (int i = 0; i < 800000; i++) {
    noise = noise * noise + 1u;
    level = level / 2 + (int)(noise % 1000u);
  }
  return level;
}

static int parse(void) {
  unsigned hash = 5381;
  int depth = 0;
  for (int i = 0; i < 20; i++) {
    unsigned word = __VERIFIER_nondet_uint();
    if ((word ^ hash) * 2246822519u != 0x5bd1e995u + (unsigned)i)
      return depth;
    hash = hash * 33u ^ word;
    depth++;
  }
  return depth + 2147483628;
}

int main(void) {
  return __VERIFIER_nondet_int() != 0 ? meter() : parse();
}
