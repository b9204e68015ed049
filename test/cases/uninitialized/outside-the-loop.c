// case: A variable of the block around a loop keeps its value.
// property: uninitialized
// verdict: true
int main(void) {
  int last;
  for (int i = 0; i < 3; i++)
    last = i;
  do {
    last++;
  } while (last < 9);
  return last == 0;
}
