// case: vectors are no integers.
// property: no-overflow
// verdict: true
// model: LP64
typedef int v4 __attribute__((vector_size(16)));
int main(void) {
  v4 v = {2147483647, 1, 2, 3};
  v = v + v;
  v += v;
  v = -v;
  return 0;
}
