// case: A bit-field as wide as int is counted up in unsigned int.
// property: unsigned-overflow
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
struct { unsigned f : 32; } b;
int main(void) {
  b.f = __VERIFIER_nondet_uint() ? 4294967295u : 7u;
  b.f++;
  return (int)b.f;
}
