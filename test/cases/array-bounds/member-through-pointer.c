// case: A member of a structure behind a pointer.
// property: array-bounds
// verdict: false
extern int __VERIFIER_nondet_int(void);
struct s { char name[4]; int n; };
static void set(struct s *p, unsigned long i) { p->name[i] = 1; }
int main(void) {
  struct s s;
  set(&s, __VERIFIER_nondet_int() ? 4 : 3);
  return 0;
}
