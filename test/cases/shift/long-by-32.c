// case: A long is wide enough for 32.
// property: shift
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) { return 1l << 32 >> 32 == 1 ? 0 : 1; }
