extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

static void smooth(void) {
  int level = 0;
  for (int i = 0; i < 1000000; i++) {
    level = level + (__VERIFIER_nondet_int() > 0 ? 3 : 1);
    if (level > 100)
      level = 0;
    if (level < 0 || level > 103)
      reach_error();
  }
}

static void lowest(unsigned x) {
  unsigned low = x & (0u - x);
  if (low != 0 && (low & (low - 1)) != 0)
    reach_error();
}

int main(void) {
  if (__VERIFIER_nondet_int() == 1)
    smooth();
  else
    lowest(__VERIFIER_nondet_uint());
  return 0;
}
