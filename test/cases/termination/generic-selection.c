// case: generic selections read and write.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 3; double d = 2;
    while (_Generic(n, unsigned: n, default: 0) > 0)
        _Generic(n, unsigned: n, default: d) -= 1;
    while (_Generic(d, double: d) > 0)
        d = d - _Generic(n, int: 5, default: 1);
    return 0;
}
