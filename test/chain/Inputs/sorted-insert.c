// case: a large array stays within bounds of its values; a small one stays sorted.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

enum { LARGE = 2000, SMALL = 5 };
static unsigned char pixels[LARGE];

static void blur(void) {
  for (int pass = 0; pass < 500; pass++)
    for (int i = 1; i < LARGE - 1; i++) {
      int mean = (pixels[i - 1] + 2 * pixels[i] + pixels[i + 1]) / 4;
      if (mean > 255 || mean < 0)
        reach_error();
      pixels[i] = (unsigned char)mean;
    }
}

static void insert(void) {
  int list[SMALL], length = 0;
  while (length < SMALL) {
    int value = __VERIFIER_nondet_int(), at = length;
    while (at > 0 && list[at - 1] > value) {
      list[at] = list[at - 1];
      at--;
    }
    list[at] = value;
    length++;
  }
  for (int i = 1; i < SMALL; i++)
    if (list[i - 1] > list[i])
      reach_error();
}

int main(void) {
  if (__VERIFIER_nondet_int()) {
    pixels[7] = 200;
    blur();
  } else {
    insert();
  }
  return 0;
}
