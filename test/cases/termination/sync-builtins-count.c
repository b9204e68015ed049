// case: old atomic builtins count.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 0; int lock = 0;
    while (__sync_fetch_and_add(&n, 1) < 3)
        while (!__sync_bool_compare_and_swap(&lock, 0, 1))
            lock = 0;
    return 0;
}
