// case: The address behind the last element, and what nobody evaluates.
// property: array-bounds
// verdict: true
int a[4], m[2][3];
int main(void) {
  int *p, n = 4, sum = 0;
  for (p = a; p != &a[n]; ++p)
    sum += *p;
  return p == &a[4] && sizeof(a[9]) == 4 && &m[1][3] == &m[0][0] + 6 ? sum : 1;
}
