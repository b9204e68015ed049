// case: The covered callee is entered through a pointer.
// verdict: true
// condition: pointer-call.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int good(int v) {
  return v;
}
int bad(int v) {
  if (v == 2)
    reach_error();
  return v;
}
int main(void) {
  int x = __VERIFIER_nondet_int();
  int (*f)(int) = x > 1 ? bad : good;
  return f(x);
}
