// case: the function that runs at the end of the scope counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
unsigned g;
static void inc(int *p) { (void)p; g = g + 1; }

int main(void)
{
    while (g < 3) {
        int x __attribute__((cleanup(inc))) = 0;
        (void)x;
    }
    return 0;
}
