// case: What stands behind a call that does not return.
// property: cover-statements
// verdict: true
// flags: --goal 4
extern void exit(int);
static void leave(int n) { exit(n); }
int main(void) {
  int n;
  n = 1;
  leave(n);
  return n; // goal
}
