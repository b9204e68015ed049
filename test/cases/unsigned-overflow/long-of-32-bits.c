// case: An unsigned long of 32 bits holds no more than that.
// property: unsigned-overflow
// verdict: false
// model: ILP32
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned long a = 65536;
  a = a * (__VERIFIER_nondet_uint() ? a : 1ul);
  return a == 7;
}
