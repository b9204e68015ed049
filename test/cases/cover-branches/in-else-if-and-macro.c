// case: A macro's condition in an `else if`, that fails.
// property: cover-branches
// verdict: false
// flags: --goal 6
extern int __VERIFIER_nondet_int(void);
#define BETWEEN(x, a, b) ((x) > (a) && (x) < (b))
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x == 7)
    return 1;
  else if (BETWEEN(x, 1, 3))
    return 2;
  return 0;
}
