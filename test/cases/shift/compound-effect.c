// case: A compound shift of an lvalue with an effect, by an amount with an effect.
// property: shift
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned a[2] = {1, 1}, i = 0;
  int n = 31;
  a[i++] <<= n--;
  a[i] >>= n++;
  return a[1] == 0 && n == 31 ? 0 : 1;
}
