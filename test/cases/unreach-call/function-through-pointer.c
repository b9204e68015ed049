// case: The named function is called through a table, with an argument that has an effect.
// property: unreach-call
// verdict: false
// flags: --function panic
extern int __VERIFIER_nondet_int(void);
static int n;
static int panic(int x) { return n = x; }
static int fine(int x) { return x; }
static int (*const table[])(int) = {fine, panic};
int main(void) {
  int i = !!__VERIFIER_nondet_int();
  return table[i](n++) > 5;
}
