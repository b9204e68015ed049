// case: Duff's device in a function that is called repeatedly.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int copy(int n)
{
    int done = 0, r = (n + 3) / 4;
    switch (n % 4) {
    case 0: do { done++;
    case 3:      done++;
    case 2:      done++;
    case 1:      done++;
            } while (--r > 0);
    }
    return done;
}
int main(void)
{
    int i, s = 0;
    for (i = 1; i < 5; i++)
        s += copy(i);
    return s - 10;
}
