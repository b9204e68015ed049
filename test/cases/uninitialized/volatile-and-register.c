// case: A register variable, and a volatile one.
// property: uninitialized
// verdict: false
int main(void) {
  register int r;
  volatile int v;
  v = 1;
  r = v;
  { register int s; r += s; }
  return r;
}
