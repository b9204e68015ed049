// property: termination
// verdict: true
// Recursion that ends where the stack is deep, which a function that it calls finds out by an address.
static char *limit;
static int is_deep(void) {
  char here;
  return &here < limit;
}
static int down(int n) {
  if (is_deep())
    return 0;
  return down(n) + 1;
}
int main(void) {
  char here;
  limit = &here - 20000;
  down(3);
  return 0;
}
