// case: two choices, one within the other; one path of three is not about intervals.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
extern void reach_error(void);

static int steps;
static void note(int ok) {
  if (!ok)
    reach_error();
}

int main(void) {
  int first = __VERIFIER_nondet_int(), second = __VERIFIER_nondet_int();
  if (first) {
    if (second) {
      for (steps = 0; steps < 4000000; steps += 3)
        if (steps < 0 || steps > 4000000)
          reach_error();
    } else {
      int battery = 100;
      for (int i = 0; i < 1000000; i++) {
        battery -= __VERIFIER_nondet_int() ? 1 : 0;
        if (battery <= 5)
          battery = 100;
        if (battery < 0 || battery > 100)
          reach_error();
      }
    }
  } else {
    unsigned short x = __VERIFIER_nondet_ushort(), y = __VERIFIER_nondet_ushort();
    note((x ^ y) == 0 || x != y);
    note((unsigned)(x & y) + (x | y) == (unsigned)x + y);
  }
  return 0;
}
