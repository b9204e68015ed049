// case: an atomic local variable counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    _Atomic int n = 3;
    while (n > 0)
        n--;
    while (__atomic_fetch_add((int *)&n, 1, __ATOMIC_SEQ_CST) < 3)
        ;
    return 0;
}
