// case: continue within a switch within a for.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i;
    for (i = 0; i < 5; i = i + 1)
        switch (i) { case 1: i = i + 1; continue; default: if (i > 3) break; else continue; }
    return 0;
}
