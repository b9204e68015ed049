// case: A function of the program that the option names.
// property: unreach-call
// verdict: false
// flags: --function panic
extern int __VERIFIER_nondet_int(void);
static int panics;
static void panic(const char *why) { panics += !!why; }
int main(void) {
  if (__VERIFIER_nondet_int() == 1)
    panic("one");
  return panics;
}
