extern int __VERIFIER_nondet_int(void);
int table[4];
int main(void) {
  int x = __VERIFIER_nondet_int();
  int *p = 0;
  if (x == 7)
    return *p;
  if (x == 8)
    return 1 / (x - 8);
  if (x == 9)
    return 1 >> 40;
  return table[x & 15];
}
