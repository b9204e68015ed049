// case: indices with side effects, in bounds
// property: valid-deref
// verdict: true
static int row[4], grid[2][3];
static int next(void) { static int n; return n++ & 1; }
int main(void) {
  int i = 0;
  while (i < 4)
    row[i++] += 1;
  row[next()]++;
  grid[1][next()] = row[3];
  return *(row + --i) == 0;
}
