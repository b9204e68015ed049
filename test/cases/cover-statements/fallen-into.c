// case: The statement of a case that is only fallen into.
// property: cover-statements
// verdict: false
// flags: --goal 4
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 1;
  switch (n) {
  case 1:
    n++;
    /* falls through */
  case 9:
    n += 4;
  }
  return n;
}
