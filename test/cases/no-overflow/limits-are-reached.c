// case: results that are exactly the limits of `int` and `long`, in each operation.
// property: no-overflow
// verdict: true
// model: LP64
int main(void) {
  int one = 1, two = 2, max = 2147483647, low = -2147483647;
  long lone = 1, ltwo = 2, lmax = 9223372036854775807, llow = -9223372036854775807;
  int a = (max - one) + one, b = low - one, c = (max - 1) + 1, d = low - 1, e = low + -one;
  int f = (low - 1) / 2 * two, g = 1 << 30, h = two << 29, i = -low;
  long j = (lmax - lone) + lone, k = llow - lone, l = (lmax - 1) + 1, m = llow - 1, n = llow + -lone;
  long o = (llow - 1) / 2 * ltwo, p = 1L << 62, q = ltwo << 61, r = -llow;
  max--;
  max++;
  low--;
  lmax--;
  lmax++;
  llow--;
  return (a ^ b ^ c ^ d ^ e ^ f ^ g ^ h ^ i) == 7 && (j ^ k ^ l ^ m ^ n ^ o ^ p ^ q ^ r) == 7;
}
