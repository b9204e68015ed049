// case: eight bytes are filled with what they are.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <string.h>
int main(void)
{
    char buf[8] = { 0 };
    while (buf[7] == 0)
        memset(buf, 0, 8);
    return 0;
}
