// case: an enumeration drives a switch without default.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
enum st { A, B, C, END };
int main(void)
{
    enum st s = A;
    int n = 0;
    while (s != END)
        switch (s) {
        case A: s = B; break;
        case B: s = n++ < 2 ? A : C;
            /* fall through */
        case C: if (s == C) s = END; break;
        case END: break;
        }
    return 0;
}
