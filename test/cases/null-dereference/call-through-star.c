// case: The pointer is dereferenced in the call.
// property: null-dereference
// verdict: false
extern int __VERIFIER_nondet_int(void);
static void nothing(void) {}
int main(void) {
  void (*f)(void) = __VERIFIER_nondet_int() ? 0 : nothing;
  (*f)();
  return 0;
}
