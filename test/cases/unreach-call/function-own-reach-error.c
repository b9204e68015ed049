// case: Then the program's own reach_error() is a function like any other.
// property: unreach-call
// verdict: true
// flags: --function panic
extern int __VERIFIER_nondet_int(void);
static int n;
static void panic(int x) { n = x; }
void reach_error(void) { n = 1; }
int main(void) {
  if (__VERIFIER_nondet_int())
    reach_error();
  if (n > 1)
    panic(n);
  return 0;
}
