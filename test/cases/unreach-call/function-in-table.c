// case: The same table, whose second function is never called.
// property: unreach-call
// verdict: true
// flags: --function panic
extern int __VERIFIER_nondet_int(void);
static int n;
static int panic(int x) { return n = x; }
static int fine(int x) { return x; }
static int (*const table[])(int) = {fine, panic};
int main(void) {
  int i = !!__VERIFIER_nondet_int();
  return table[i / 2](n++) > 5;
}
