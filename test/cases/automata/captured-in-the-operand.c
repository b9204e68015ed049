// case: What is captured stands inside an operand, in declarations, conditions and lvalues with effects.
// verdict: true
// automaton: captured.ia
int kept, noted;
static int note(int x) { noted = x; return x + 1; }
int main(void) {
  int a[4], i = 0, n = 3, *p = a;
  int x = note(n++), y = note(x), z;
  z = note(noted);
  z = note(n = noted + 1);
  a[i++] = note(n);
  *p++ = note(*a);
  p[i++ - 1] = note(z += 1);
  for (x = note(i); x < 9; x = note(x))
    a[x & 3] = note(a[0] = 4);
  if ((y = note(y--)) && (i = note(noted)))
    n = note(n + noted);
  a[i++ & 3] += noted + 100;
  return y == z - 1000;
}
