// case: CPAchecker's file as it writes it: declarations at file scope and blank edges first, a declaration with a call as two edges.
// verdict: true
// condition: cpachecker-prelude.txt
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
