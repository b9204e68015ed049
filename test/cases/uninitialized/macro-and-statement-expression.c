// case: Reads in a macro, and in the value of a statement expression.
// property: uninitialized
// verdict: true
#define MAX(a, b) ({ int p_ = (a), q_ = (b), r_; if (p_ > q_) r_ = p_; else r_ = q_; r_; })
int main(void) {
  int x;
  x = MAX(1, 2);
  return MAX(x, 3) == 0;
}
