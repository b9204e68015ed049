// case: A function that nobody calls.
// property: cover-statements
// verdict: true
// flags: --goal 1
static int unused(void) { return 1; }
int main(void) {
  int b;
  b = 0;
  do b++; while (b < 3);
  return b + (unused == 0);
}
