// case: an `unsigned` bit-field of 31 bits is incremented as an `int`.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  struct {
    unsigned b : 31;
  } s = {2147483647};
  s.b++;
  return 0;
}
