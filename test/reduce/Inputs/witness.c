extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 0 && x < 10) {
    x = 2;
  } else {
    x = 3;
  }
  while (x < 5) {
    x++;
    if (x == 4) reach_error();
  }
  return 0;
}
