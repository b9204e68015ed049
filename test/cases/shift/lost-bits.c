// case: Bits that are lost are not asked here.
// property: shift
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) { return (3u << 31) == 0x80000000u ? 0 : 1; }
