// case: the value of a statement expression overflows after a call.
// property: no-overflow
// verdict: false
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int x = 2147483647;
  return ({ int y = x; y + one(); }) == 0;
}
