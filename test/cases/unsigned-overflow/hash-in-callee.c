// case: A hash function multiplies without care.
// property: unsigned-overflow
// verdict: false
static unsigned hash(const char *s) {
  unsigned h = 5381;
  for (; *s; ++s)
    h = h * 33 ^ (unsigned char)*s;
  return h;
}
int main(void) { return hash("overflow") == 1; }
