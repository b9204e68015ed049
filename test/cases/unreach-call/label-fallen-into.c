// case: A label before a loop's condition, in a block of a macro, is fallen into.
// property: unreach-call
// verdict: false
// flags: --label again
extern int __VERIFIER_nondet_int(void);
#define LOOP(label, c) { label: while (c) { if (n++ > 1) break; } }
int main(void) {
  int n = 0;
  if (__VERIFIER_nondet_int()) LOOP(again, n < 2)
  return n;
}
