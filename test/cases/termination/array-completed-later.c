// case: the array is incomplete where the loop stands.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
extern unsigned a[];

int main(void)
{
    while (a[1] < 3)
        a[1] = a[1] + 1;
    return 0;
}

unsigned a[2];
