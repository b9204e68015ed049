// case: Vectors are shifted by vectors, which is no shift of integers.
// property: shift
// verdict: true
typedef int four __attribute__((vector_size(16)));
int main(void) {
  four a = {1, 1, 1, 1}, n = {1, 2, 3, 4};
  a = a << n;
  a >>= n;
  return a[3] == 1 ? 0 : 1;
}
