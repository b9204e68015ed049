// property: termination
// verdict: false
// A cell that is written as an int gets its old value back byte by byte, and another the other way.
union cell {
  int whole;
  unsigned char bytes[4];
};
static union cell first, second, *p = &first, *q = &second;
static void set(union cell *c, int value) { c->whole = value; }
static void setByte(union cell *c, int index, unsigned char value) { c->bytes[index] = value; }
int main(void) {
  set(p, 0x01010101);
  set(q, 0x02020202);
  while (p->whole == 0x01010101 && q->whole == 0x02020202) {
    set(p, 7);
    setByte(p, 0, 1);
    setByte(p, 1, 1);
    setByte(p, 2, 1);
    setByte(p, 3, 1);
    setByte(q, 2, 9);
    set(q, 0x02020202);
  }
  return 0;
}
