// case: a member of an anonymous struct behind a pointer with a side effect.
// property: no-overflow
// verdict: false
// model: LP64
struct s { int a; struct { int b; union { int c; char d; }; }; };
static int one(void) { return 1; }
int main(void) {
  struct s s = {0, {0, {2147483647}}}, *p = &s;
  (p++)->c += one();
  return 0;
}
