void assert(int holds);
int main(void) {
  unsigned int x = 0;
  assert(x >= 0);
  int y = 1;
  while (x < 127) {
    x = x + y;
    y = y + 1;
  }
}
