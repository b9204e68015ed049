// case: A bit-field is shifted as int.
// property: shift
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

struct { unsigned b : 3; } s = {0};
int main(void) { return (s.b << (31 + __VERIFIER_nondet_int())) == 1; }
