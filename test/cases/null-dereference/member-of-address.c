// case: A member of a member whose address was taken.
// property: null-dereference
// verdict: false
extern int __VERIFIER_nondet_int(void);
struct in { int x; };
struct s { int n; struct in in; } s;
#define X(in) ((in)->x)
int main(void) {
  struct s *p = __VERIFIER_nondet_int() ? 0 : &s;
  return X(&p->in);
}
