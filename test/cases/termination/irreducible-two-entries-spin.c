// case: a loop with two entries and no progress.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=20 EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void)
{
    int x = 0;
    if (__VERIFIER_nondet_int())
        goto b;
a:
    x = 1;
b:
    x = 2;
    if (x)
        goto a;
    return 0;
}
