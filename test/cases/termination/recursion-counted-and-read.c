// property: termination
// verdict: true
// The number of calls is read by another function, which ends it.
static unsigned calls;
static int is_enough(void) { return calls > 5; }
static int again(int n) {
  calls++;
  if (is_enough())
    return 0;
  return again(n);
}
int main(void) { return again(1) & 0; }
