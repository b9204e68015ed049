// case: `++*p` and `p->n--` read what they change.
// property: null-dereference
// verdict: false
extern int __VERIFIER_nondet_int(void);
struct s { unsigned n : 3; };
int main(void) {
  struct s s = {2}, *p = &s;
  p->n--;
  if (__VERIFIER_nondet_int() == 1)
    p = 0;
  ++p->n;
  return 0;
}
