// case: ++ and += read.
// property: uninitialized
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x, y;
  if (__VERIFIER_nondet_int()) {
    x++;
    return x;
  }
  y += 2;
  return y;
}
