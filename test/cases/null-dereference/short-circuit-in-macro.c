// case: A macro that uses its argument twice guards the wrong use.
// property: null-dereference
// verdict: false
extern int __VERIFIER_nondet_int(void);
struct s { int n; struct s *next; };
#define SECOND(p) ((p)->next ? (p)->next->n : 0)
int main(void) {
  struct s s = {1, 0}, *p = __VERIFIER_nondet_int() ? &s : s.next;
  return SECOND(p);
}
