// case: a bit-field behind NULL
// property: valid-deref
// verdict: false
struct bits { unsigned a : 3, b : 20; int c; };
int main(void) {
  struct bits here = {1, 2, 3}, *p = &here;
  while (p->a)
    p = p->c == 3 ? 0 : p;
  return 0;
}
