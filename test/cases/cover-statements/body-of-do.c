// case: The body of a do without braces, and of a function without a caller.
// property: cover-statements
// verdict: false
// flags: --goal 4
static int unused(void) { return 1; }
int main(void) {
  int b;
  b = 0;
  do b++; while (b < 3);
  return b + (unused == 0);
}
