// case: unsigned char and unsigned short are computed in int.
// property: unsigned-overflow
// verdict: true
int main(void) {
  unsigned char c = 255;
  unsigned short s = 0;
  c++;
  c -= 1;
  s--;
  s += 1;
  c *= 200;
  return c == 255u * 200u % 256u && s == 0 ? 0 : 1;
}
