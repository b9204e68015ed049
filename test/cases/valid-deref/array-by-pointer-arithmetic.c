// case: *(a + i) behind the array
// property: valid-deref
// verdict: false
int main(void) {
  char row[3] = {1, 1, 1};
  int i = 0;
  while (*(row + i) && i < 3)
    i++;
  return 0;
}
