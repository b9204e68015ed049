// case: members of structs that functions return.
// property: no-overflow
// verdict: false
// model: LP64
struct pair { int x, y; };
static struct pair make(int x) { struct pair p = {x, 1}; return p; }
int main(void) {
  return make(2147483647).x + make(0).y == 0;
}
