// case: the index of the inner array is too large, and the element would be in the outer one
// property: valid-deref
// verdict: false
static int grid[2][3];
int main(void) {
  for (int i = 0; i < 6; i++)
    if (grid[0][i])
      return 1;
  return 0;
}
