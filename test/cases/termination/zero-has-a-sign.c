// case: 0.0 and -0.0 are different states.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    for (double z = 0.0;; z = -z)
        if (1 / z < 0)
            break;
    return 0;
}
