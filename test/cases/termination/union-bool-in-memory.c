// case: a union behind a pointer is read as another member.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
union u { unsigned char c; _Bool b; };
static void run(union u *p)
{
    while (p->c > 1)
        p->c = (unsigned char)(p->c - 1);
    p->b = 1;
    while (p->b)
        p->b = 0;
}
int main(void)
{
    union u x;
    x.c = 5;
    run(&x);
    return x.c;
}
