// case: An unsigned _BitInt(7) takes eight bits of memory, and is shifted by less than seven.
// property: shift
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned _BitInt(7) a = 1;
  return a << (__VERIFIER_nondet_uint() ? 7 : 6) == 0;
}
