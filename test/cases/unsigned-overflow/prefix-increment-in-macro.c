// case: A macro counts up an unsigned long long.
// property: unsigned-overflow
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
#define NEXT(x) (++(x))
int main(void) {
  unsigned long long a = __VERIFIER_nondet_uint() ? 18446744073709551615ull : 1;
  return NEXT(a) == 7;
}
