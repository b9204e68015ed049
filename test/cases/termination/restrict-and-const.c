// case: restrict pointers and constant pointers.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void run(unsigned *restrict const p, const unsigned *restrict q)
{
    while (*p < *q)
        *p = *p + 1;
}
int main(void) { unsigned a = 0; const unsigned b = 3; run(&a, &b); return 0; }
