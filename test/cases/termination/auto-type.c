// case: the type of the variable is derived.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    __auto_type n = 3u;
    __typeof__(n) m = 2;
    while (n + m > 0) {
        if (n) n--;
        else m--;
    }
    return 0;
}
