// case: the address of the counter is in the initialiser of a structure.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct ref { int tag; unsigned *to; };
unsigned n = 3;
struct ref r = { 1, &n };

int main(void)
{
    while (n > 0)
        *r.to = n - 1;
    return 0;
}
