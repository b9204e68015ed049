// case: Unfolded, each name means what it meant.
// verdict: false
// condition: shadowed-name.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  int sum = 0;
  while (sum < 2) {
    int x = sum + 5;
    if (x == 6)
      sum = sum + x;
    sum = sum + 1;
  }
  if (x == 2 && sum == 8)
    reach_error();
  return 0;
}
