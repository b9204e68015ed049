// case: Pointers with effects are evaluated once.
// property: null-dereference
// verdict: true
static int a[3] = {1, 2, 3}, calls;
static int *next(void) { return &a[calls++]; }
int main(void) {
  int *p = a, **pp = &p;
  int sum = *next() + next()[0] + *p++ + *++*pp;
  *next() += sum;
  return sum == 7 && calls == 3 && p == a + 2 && a[2] == 10 ? 0 : 1;
}
