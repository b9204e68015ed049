// case: the condition is a constant expression and the exit is never taken.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
enum { YES = 1 };
int main(void)
{
    int a = 1;
    while (YES && sizeof(int)) { if (!a) break; a = -a; }
    return 0;
}
