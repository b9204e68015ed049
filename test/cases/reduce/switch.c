// case: A switch compares with its labels one after the other.
// verdict: true
// condition: switch.txt
// explore: EXPLORE_VALUES=0,1,2,3
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  switch (x) {
  case 1:
    break;
  case 2:
    reach_error();
    break;
  default:
    break;
  }
  return 0;
}
