// case: an array of structures as a parameter.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { struct { unsigned v[2]; } in; };
static void run(struct s a[static 2], unsigned i)
{
    while (a[i].in.v[1] > 0)
        (*(a + 1)).in.v[1] = a[i].in.v[1] - 1;
}
int main(void)
{
    struct s a[2] = { { { { 1, 1 } } }, { { { 1, 4 } } } };
    run(a, 1);
    return 0;
}
