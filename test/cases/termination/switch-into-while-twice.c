// case: a switch enters the middle of a while loop in each round of an outer loop.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int round, n = 0;
    for (round = 0; round < 3; round++) {
        n = 2;
        switch (round & 1) {
        case 0:
            while (n > 0) {
        case 1:
                n--;
            }
        }
    }
    return n;
}
