// case: an enumerator called ERROR is no label.
// property: no-overflow
// verdict: true
// model: LP64
enum state { OK, ERROR };
static int one(void) { return 1; }
int main(void) {
  int x = one();
  if (x && ERROR)
    x = x + ERROR;
  goto ERROR;
ERROR:
  return x != 2;
}
