// case: _wassert of Windows.
// property: assert
// verdict: false
extern void _wassert(const int *, const int *, unsigned);
extern int __VERIFIER_nondet_int(void);
#define ASSERT(e) (void)((!!(e)) || (_wassert(L"e", L"file", __LINE__), 0))
int main(void) {
  ASSERT(__VERIFIER_nondet_int() < 3);
  return 0;
}
