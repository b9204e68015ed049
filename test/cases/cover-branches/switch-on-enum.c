// case: All enumerators have a case; the value is a bit-field.
// property: cover-branches
// verdict: true
// flags: --goal 5
extern int __VERIFIER_nondet_int(void);
enum color { RED, GREEN };
int main(void) {
  struct { unsigned c : 2; } s = {__VERIFIER_nondet_int() ? RED : GREEN};
  switch ((enum color)s.c) {
  case RED:
    return 0;
  case GREEN:
    return 1;
  }
  return 2;
}
