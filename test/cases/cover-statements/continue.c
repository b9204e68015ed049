// case: A continue without braces, in an else.
// property: cover-statements
// verdict: false
// flags: --goal 5
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = 0;
  for (int i = 0; i < 2; i++)
    if (__VERIFIER_nondet_int())
      n++;
    else
      continue;
  return n;
}
