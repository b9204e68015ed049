// case: function pointers as states.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef struct st { struct st (*next)(void); } st;
static unsigned n;
static st two(void);
static st one(void) { st s = { two }; n = n + 1; return s; }
static st two(void) { st s = { n < 3 ? one : 0 }; return s; }
int main(void)
{
    st s = { one };
    while (s.next)
        s = s.next();
    return 0;
}
