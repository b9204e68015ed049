// case: a cyclic list is walked by recursion.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
struct n { struct n *next; };
static int len(const struct n *p) { return p ? 1 + len(p->next) : 0; }
int main(void)
{
    struct n a = { 0 }, b = { &a };
    a.next = &b;
    return len(&a);
}
