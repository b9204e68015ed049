// case: Indices of wide types, an enumerator and a bit-field.
// property: array-bounds
// verdict: true
enum { LAST = 2 };
struct { unsigned i : 2; } b = {2};
int a[3];
int main(void) {
  long long l = 2;
  unsigned __int128 w = 1;
  return a[l] + a[w] + a[LAST] + a[b.i] + a[(_Bool)l];
}
