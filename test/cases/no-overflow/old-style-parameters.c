// case: a definition in the old style promotes its parameters.
// property: no-overflow
// verdict: true
// model: LP64
static int add(a, b) signed char a; short b; { return a + b; }
int main(void) {
  return add(127, 32767) != 32894;
}
