// case: an operand with a side effect has a type that is local.
// property: no-overflow
// verdict: false
// model: LP64
static int one(void) { return 1; }
int main(void) {
  struct local { int v; } a = {2147483647}, *p = &a;
  return p++->v + one() == 0;
}
