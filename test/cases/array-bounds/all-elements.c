// case: All elements of arrays of one, two and three dimensions.
// property: array-bounds
// verdict: true
int a[3], b[2][3], c[2][1][4];
int main(void) {
  for (int i = 0; i < 3; ++i)
    a[i] = b[i % 2][i] = c[1][0][i + 1] = i;
  return a[2] == 2 && b[0][2] == 2 && c[1][0][3] == 2 ? 0 : 1;
}
