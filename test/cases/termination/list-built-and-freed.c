// case: a list is built, walked and freed.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
struct node { int v; struct node *next; };
int main(void)
{
    struct node *head = 0, *p;
    int i, sum = 0;
    for (i = 0; i < 3; i++) {
        p = malloc(sizeof *p);
        if (!p) break;
        p->v = i;
        p->next = head;
        head = p;
    }
    for (p = head; p; p = p->next)
        sum += p->v;
    while (head) {
        p = head->next;
        free(head);
        head = p;
    }
    return sum - 3;
}
