// case: It is called through a pointer.
// property: unreach-call
// verdict: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static void fine(void) {}
int main(void) {
  void (*f)(void) = __VERIFIER_nondet_int() ? reach_error : fine;
  f();
  return 0;
}
