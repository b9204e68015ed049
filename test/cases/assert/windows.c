// case: _assert of Windows.
// property: assert
// verdict: false
extern void _assert(const char *, const char *, unsigned);
extern int __VERIFIER_nondet_int(void);
#define ASSERT(e) (void)((!!(e)) || (_assert(#e, __FILE__, __LINE__), 0))
int main(void) {
  ASSERT(__VERIFIER_nondet_int() < 3);
  return 0;
}
