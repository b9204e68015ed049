// case: The label ERROR, as old programs have it, by a computed goto.
// property: unreach-call
// verdict: false
// flags: --label ERROR
extern int __VERIFIER_nondet_int(void);
int main(void) {
  void *to = __VERIFIER_nondet_int() ? &&ERROR : &&end;
  goto *to;
ERROR:;
end:
  return 0;
}
