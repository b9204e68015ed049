// case: The same, but the difference is zero.
// property: unsigned-overflow
// verdict: true
unsigned a[2] = {4, 4}, n;
static unsigned next(void) { return n += 2; }
int main(void) {
  int i = 0;
  a[i++] -= next();
  a[i++] -= next();
  return a[0] == 2 && a[1] == 0 && i == 2 ? 0 : 1;
}
