// property: termination
// verdict: true
// A byte that an int was written over is not what it was when the state was saved, whatever it
// was in between.
union cell {
  int whole;
  unsigned char bytes[4];
};
static union cell store, *p = &store;
static void set(union cell *c, int value) { c->whole = value; }
static void setByte(union cell *c, int index, unsigned char value) { c->bytes[index] = value; }
int main(void) {
  set(p, 0);
  while (p->bytes[1] < 5) {
    unsigned char old = p->bytes[1];
    setByte(p, 0, 3);
    set(p, 0);
    setByte(p, 1, old + 1);
  }
  return 0;
}
