// property: termination
// verdict: true
// The same by the address of the frame, as a number.
static unsigned long limit;
static int is_deep(void) { return (unsigned long)__builtin_frame_address(0) < limit; }
static int down(int n) {
  if (is_deep())
    return 0;
  return down(n) + 1;
}
int main(void) {
  limit = (unsigned long)__builtin_frame_address(0) - 20000;
  down(3);
  return 0;
}
