// case: two loops from one macro on a line.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#define REP(v, n) for ((v) = 0; (v) < (n); (v)++)
int main(void)
{
    int i, j, n = 0;
    REP(i, 2) REP(j, 2) n++; REP(i, 2) n--; do REP(j, 2) n--; while (n > 0);
    return n;
}
