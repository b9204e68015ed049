// case: a lane of a vector counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef unsigned v4 __attribute__((vector_size(16)));
int main(void)
{
    v4 v = { 3, 0, 0, 0 }, one = { 1, 0, 0, 0 };
    while (v[0])
        v = v - one;
    v[2] = 3;
    while (v[2])
        v[2] = v[2] - 1;
    return 0;
}
