// case: loops directly behind case labels.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int n;
    for (n = 0; n < 3; n++)
        switch (n) {
            int i, j;
        case 0: for (i = 0; i < 2; i++) ; break;
        case 1: while (n < 2) n++;
        case 2: do j = n; while (j < 2);
        default: ;
        }
    return 0;
}
