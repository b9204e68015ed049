// case: Both operands of -= have effects, and are evaluated once.
// property: unsigned-overflow
// verdict: false
unsigned a[2] = {4, 4}, n;
static unsigned next(void) { return n += 2; }
int main(void) {
  int i = 0;
  a[i++] -= next();
  a[i++] -= next();
  if (a[0] != 2 || a[1] != 0 || i != 2)
    return 1;
  a[--i] -= next();
  return 0;
}
