// case: A statement expression reads its variable too early.
// property: uninitialized
// verdict: false
#define FIRST(a, b) ({ int r_; if ((a) > (b)) r_ = (a); r_; })
int main(void) {
  int x = 1;
  return FIRST(x, 2);
}
