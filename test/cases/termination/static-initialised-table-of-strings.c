// case: a table of strings is walked.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static const char *const names[] = { "a", "bc", 0 };
int main(void)
{
    const char *const *p;
    const char *s;
    unsigned n = 0;
    for (p = names; *p; p++)
        for (s = *p; *s; s++)
            n++;
    return n == 3 ? 0 : 1;
}
