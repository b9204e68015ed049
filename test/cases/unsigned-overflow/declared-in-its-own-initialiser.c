// case: An initialiser asks for the size of what it initialises.
// property: unsigned-overflow
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
static int a[4];
static int *take(unsigned long n) { return n < 3 ? a : a + 1; }
int main(void) {
  unsigned long n = __VERIFIER_nondet_uint() ? -1ul - 3 : 4;
  int *p = take(n + sizeof(*p));
  return *p;
}
