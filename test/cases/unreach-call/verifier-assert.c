// case: The usual function around it, in old style.
// property: unreach-call
// verdict: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error();
void __VERIFIER_assert(int cond) {
  if (!(cond)) {
  ERROR: {reach_error();}
  }
}
int main() {
  int x = __VERIFIER_nondet_int();
  __VERIFIER_assert(x != 2);
  return 0;
}
