// case: A jump goes over the initialiser, and an assignment comes before the read.
// property: uninitialized
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  if (__VERIFIER_nondet_int())
    goto in;
  {
    int x = 3;
    if (x == 4) {
    in:
      x = 5;
    }
    return x;
  }
}
