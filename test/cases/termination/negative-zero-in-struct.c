// case: only the sign of a zero changes.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { double d; };
int main(void)
{
    struct s x = { -0.0 };
    while (__builtin_signbit(x.d))
        x.d = x.d + 0.0;
    return 0;
}
