// case: Unary minus of zero, and of what is promoted to int.
// property: unsigned-overflow
// verdict: true
int main(void) {
  unsigned a = 0;
  unsigned short s = 65535;
  struct { unsigned f : 31; } b = {5};
  return (int)(-a) + (-s == -65535) + (-b.f == -5) == 2 ? 0 : 1;
}
