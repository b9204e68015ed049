// case: an element of a vector is an integer.
// property: no-overflow
// verdict: false
// model: LP64
typedef int v4 __attribute__((vector_size(16)));
static int one(void) { return 1; }
int main(void) {
  v4 v = {2147483647, 1, 2, 3};
  return v[one() - 1] + one() == 0;
}
