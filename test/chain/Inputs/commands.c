// case: of three commands two run long loops over a table, the third compares.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

enum { SIZE = 5000 };
static int table[SIZE];

static void fill(void) {
  for (int round = 0; round < 300; round++)
    for (int i = 0; i < SIZE; i++) {
      int next = i + 1;
      if (next < 1 || next > SIZE)
        reach_error();
      table[i] = next % 16;
    }
}

static void scan(void) {
  int count = 0;
  for (int i = 0; i < SIZE * 200; i++) {
    int value = table[i % SIZE];
    if (value < 0 || value > 15)
      reach_error();
    count = (count + value) % 1000;
  }
  if (count < 0)
    reach_error();
}

static void order(int a, int b, int c) {
  int t;
  if (a > b) { t = a; a = b; b = t; }
  if (b > c) { t = b; b = c; c = t; }
  if (a > b) { t = a; a = b; b = t; }
  if (a > b || b > c)
    reach_error();
  unsigned spread = (unsigned)c - (unsigned)a;
  if (spread - ((unsigned)b - (unsigned)a) != (unsigned)c - (unsigned)b)
    reach_error();
}

int main(void) {
  switch (__VERIFIER_nondet_int()) {
  case 0:
    fill();
    break;
  case 1:
    scan();
    break;
  case 2: {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    order(a, b, __VERIFIER_nondet_int());
    break;
  }
  default:
    return 1;
  }
  return 0;
}
