// case: A narrow bit-field is counted in int; the store cuts the value.
// property: unsigned-overflow
// verdict: true
struct { unsigned f : 3; } b = {7};
int main(void) {
  b.f++;
  b.f += 8;
  --b.f;
  return b.f == 7 ? 0 : 1;
}
