// case: function pointers as states in a circle.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef struct st { struct st (*next)(void); } st;
static st two(void);
static st one(void) { st s = { two }; return s; }
static st two(void) { st s = { one }; return s; }
int main(void)
{
    st s = { one };
    while (s.next)
        s = s.next();
    return 0;
}
