// case: a list is walked by recursion.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct n { struct n *next; };
static int len(const struct n *p) { return p ? 1 + len(p->next) : 0; }
int main(void)
{
    struct n a = { 0 }, b = { &a }, c = { &b };
    return len(&c) - 3;
}
