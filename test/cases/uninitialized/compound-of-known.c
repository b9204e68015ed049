// case: ++, += and what they read have values.
// property: uninitialized
// verdict: true
int main(void) {
  int x, y;
  x = y = 1;
  x += y++;
  x <<= --y;
  return x == 0;
}
