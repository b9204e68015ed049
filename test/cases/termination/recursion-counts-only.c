// property: termination
// verdict: false
// Recursion that counts its calls; nothing comes of the number, so the state recurs.
static unsigned calls;
static int again(int n) {
  calls++;
  if (n > 2)
    return again(n);
  return n;
}
extern int __VERIFIER_nondet_int(void);
int main(void) { return again(__VERIFIER_nondet_int()) & 0; }
