// case: A macro divides by an argument that it has tested.
// property: division-by-zero
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

#define QUOTIENT(a, b) ((b) ? (a) / (b) : 0)
int main(void) { return QUOTIENT(6, __VERIFIER_nondet_int() ? 2 : 3) & 0; }
