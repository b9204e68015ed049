extern void __VERIFIER_nondet_memory(void *, unsigned long);
int main(void) {
  struct { unsigned char low, high; } pair;
  __VERIFIER_nondet_memory(&pair, sizeof pair);
  int most = pair.low == 0 && pair.high == 255 ? 2147483647 : 0;
  return most + 1;
}
