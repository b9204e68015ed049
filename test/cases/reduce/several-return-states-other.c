// case: The callee returns in several states; the failing path is that of the other one.
// verdict: false
// condition: several-return-states-other.txt
// explore: EXPLORE_VALUES=0,-1,2
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int classify(int v) {
  if (v > 0)
    return 1;
  return 0;
}
int main(void) {
  int x = __VERIFIER_nondet_int();
  int c = classify(x);
  if (x == -1)
    reach_error();
  return c;
}
