// case: the global is declared inside the callee and defined at the end.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int step(void) { extern int g; return g++ < 0; }

int main(void)
{
    while (step())
        ;
    return 0;
}

int g = -3;
