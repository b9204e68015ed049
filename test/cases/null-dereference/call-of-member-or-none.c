// case: Callbacks in a structure are called if they are there; functions are never null.
// property: null-dereference
// verdict: true
extern int __VERIFIER_nondet_int(void);
struct hooks { int (*before)(int); int (*after)(int); };
static int twice(int x) { return 2 * x; }
int main(void) {
  struct hooks h = {__VERIFIER_nondet_int() ? twice : 0, twice}, *p = &h;
  int r = p->before ? p->before(1) : 2;
  r += p->after(1) + (*p->after)(1) + (***twice)(1) + (&twice)(1);
  return r == 10 ? 0 : 1;
}
