// case: Three states in the right order, in a loop, with the result kept in members and locals.
// verdict: true
// automaton: three.ia
struct file { int id; };
int open(int n) { return n; }
int use(int n) { return n; }
void close(int n) { (void)n; }
int main(void) {
  struct file f = {0};
  for (int i = 0; i < 2; i++) {
    f.id = open(i);
    int sum = use(f.id) + use(f.id) + use(f.id);
    close(sum);
  }
  int g = open(3);
  use(g);
  close(g);
  return 0;
}
