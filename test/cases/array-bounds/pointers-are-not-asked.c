// case: What a pointer points to is no array here, nor is a parameter; an unsigned char stays in 256.
// property: array-bounds
// verdict: true
static int third(int a[2]) { return a[2]; }
int a[3] = {1, 2, 3}, table[256];
int main(void) {
  int *p = a + 1;
  unsigned char c = 255;
  c += (unsigned char)third(a);
  return third(a) + p[-1] + p[1] + table[c] == 7 ? 0 : 1;
}
