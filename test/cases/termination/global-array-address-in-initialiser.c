// case: a global array is named by its elements and written through a pointer that its initialiser set.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int a[1];
int *p = a;

int main(void)
{
    while (a[0] < 3)
        *p = a[0] + 1;
    return 0;
}
