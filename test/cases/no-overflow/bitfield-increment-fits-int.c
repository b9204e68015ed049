// case: an increment of a bit-field is computed in int.
// property: no-overflow
// verdict: true
// model: LP64
struct s { int b : 5; };
static int one(void) { return 1; }
int main(void) {
  struct s s = {15}, *p = &s;
  (p++)->b += one();
  s.b++;
  return 0;
}
