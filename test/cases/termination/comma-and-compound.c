// case: compound assignments within conditions.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int i = 0, j = 20;
    unsigned u = 1;
    while ((i += 3) < 10 && (j -= i) > 0)
        ;
    while (u <<= 4, u)
        ;
    do ; while (i-- > 0 ? (j++, 1) : 0);
    for (u = 3; u-- > 0;)
        ;
    return u != ~0u;
}
