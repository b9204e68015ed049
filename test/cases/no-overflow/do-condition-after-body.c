// case: the condition of a `do` is evaluated after its body has made room.
// property: no-overflow
// verdict: true
int main(void) {
  int x = 2147483647;
  do
    x = 0;
  while (x + 1 < 0);
  return x;
}
