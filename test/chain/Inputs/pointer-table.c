// case: the work is called through pointers that are chosen by the input.
// property: unreach-call
// verdict: true
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

struct meter {
  int value, limit;
};

static void run(struct meter *m) {
  for (int i = 0; i < 1500000; i++) {
    m->value += 7;
    if (m->value >= 90)
      m->value -= 90;
    if (m->value < 0 || m->value > 200)
      reach_error();
  }
}

static void swap(struct meter *m) {
  int value = m->value, limit = m->limit;
  m->value ^= m->limit;
  m->limit ^= m->value;
  m->value ^= m->limit;
  if (m->value != limit || m->limit != value)
    reach_error();
}

int main(void) {
  struct meter m = {0, 100};
  unsigned which = __VERIFIER_nondet_uint();
  if (which == 0) {
    run(&m);
    return 0;
  }
  m.value = __VERIFIER_nondet_int();
  m.limit = __VERIFIER_nondet_int();
  swap(&m);
  return 0;
}
