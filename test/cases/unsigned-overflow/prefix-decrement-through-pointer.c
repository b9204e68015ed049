// case: What a pointer points to is counted down.
// property: unsigned-overflow
// verdict: false
unsigned long cell;
int main(void) {
  unsigned long *p = &cell;
  --*p;
  return 0;
}
