// case: An amount that 64 bits would cut to zero.
// property: shift
// verdict: false
int main(void) {
  unsigned __int128 n = (unsigned __int128)1 << 64;
  return 1u << n == 1;
}
