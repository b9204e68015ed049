// case: Its address is taken and compared, and another function is called.
// property: unreach-call
// verdict: true
extern void reach_error(void);
static void fine(void) {}
int main(void) {
  void (*f)(void) = fine;
  if (f != reach_error)
    f();
  return 0;
}
