// case: an index with a side effect, out of bounds once
// property: valid-deref
// verdict: false
static int row[4];
int main(void) {
  int i = 0;
  while (i < 5)
    row[i++] = 1;
  return 0;
}
