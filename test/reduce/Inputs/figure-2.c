extern int nondet_int(void);
extern void reach_error(void);
#define assert(c) do { if (!(c)) reach_error(); } while (0)
int main(void) {
  int val = nondet_int();
  int out;
  if (val >= 0) {
    out = val % 2 * val % 3;
  } else {
    out = -val;
  }
  assert(out >= 0);
  return 0;
}
