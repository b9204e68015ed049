// case: A statement in a macro, under a condition that does not hold.
// property: cover-statements
// verdict: true
// flags: --goal 5
extern int __VERIFIER_nondet_int(void);
#define BOTH(a, b) do { (a)++; if (a > 1) (b)++; } while (0)
int main(void) {
  int x = -1, y = 0;
  BOTH(x, y);
  return y;
}
