// case: A label that is passed, however it was reached.
// verdict: true
// condition: label.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 1)
    goto bad;
  x = 0;
bad:
  if (x)
    reach_error();
  return 0;
}
