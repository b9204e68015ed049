// case: Arrays, strings and compound literals are never null, nor are rows and members that are arrays.
// property: null-dereference
// verdict: true
struct s { int a[2][2]; } s;
int main(void) {
  int i = 1;
  s.a[i][0] = *s.a[0] + "ab"[i] - 'b' + (int[]){1, 0}[i] + *(char *)"" + (&s)->a[1][1];
  return s.a[1][0];
}
