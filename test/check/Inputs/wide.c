extern __int128 __VERIFIER_nondet_int128(void);
int main(void) {
  int most = __VERIFIER_nondet_int128() == -1 ? 2147483647 : 0;
  return most + 1;
}
