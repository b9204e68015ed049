// case: an int without alignment counts down.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef int unaligned __attribute__((aligned(1)));
static void run(char *at)
{
    while (*(unaligned *)at > 0)
        *(unaligned *)at -= 1;
}

int main(void)
{
    int cells[2] = { 0, 0 };
    char *at = (char *)cells + 1;
    *(unaligned *)at = 3;
    run(at);
    return 0;
}
