// case: A prelude that declares something else: the file was made for another program.
// verdict: false
// condition: cpachecker-prelude-of-another.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 0) {
    if (x == 2)
      reach_error();
  }
  return 0;
}
