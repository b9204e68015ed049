// case: types of the function's own in memory.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    enum color { red, green, blue } c = red, *p = &c;
    typedef struct own { int v; struct own *next; } own;
    own a = { 3, 0 }, b = { 1, &a }, *list = &b, **at = &list;
    while (*p != blue)
        *p = *p == red ? green : blue;
    while (*at) {
        (*at)->v--;
        if ((*at)->v <= 0)
            *at = (*at)->next;
    }
    return 0;
}
