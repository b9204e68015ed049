// case: The second statement of a macro's block.
// property: cover-statements
// verdict: false
// flags: --goal 5
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
#define BOTH(a, b) do { (a)++; if (a > 1) (b)++; } while (0)
int main(void) {
  int x = __VERIFIER_nondet_int(), y = 0;
  BOTH(x, y);
  return y;
}
