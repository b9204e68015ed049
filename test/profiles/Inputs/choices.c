extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);
int main(void) {
  int x = __VERIFIER_nondet_int();
  _Bool b = __VERIFIER_nondet_bool();
  if (b)
    __VERIFIER_assume(x > 5);
  else
    __VERIFIER_assume(x > 10);
  if (x < 3 || b + 1 > 2)
    reach_error();
  return 0;
}
