// case: the violation is far down in one part, beside another that is hard to unwind.
// property: unreach-call
// verdict: false
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

static void grind(void) {
  unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
  for (int i = 0; i < 1000000; i++) {
    a = a * b + 12345u;
    b = (b * a) % 65521u;
    if (b > 65520u)
      reach_error();
  }
}

static void lock(void) {
  unsigned code = 1;
  for (int i = 0; i < 24; i++) {
    unsigned key = __VERIFIER_nondet_uint();
    if (key * 2654435761u != code * 40503u + 77u)
      return;
    code = code * 31u + 7u;
  }
  reach_error();
}

int main(void) {
  if (__VERIFIER_nondet_int() != 0)
    grind();
  else
    lock();
  return 0;
}
