// case: A call through a pointer that changes while the function runs.
// verdict: true
// automaton: captured.ia
int kept, noted;
static int keep(int x);
static int note(int x);
static int other(int x);
static int (*now)(int) = keep;
static int keep(int x) { kept = x; now = other; return 2 * x; }
static int other(int x) { now = note; return x; }
static int note(int x) { noted = x; now = keep; return x + 1; }
int main(void) {
  int i = 1, y = 0;
  i = now(i++);
  i = now(i + 4);
  y = now(i++);
  i = (*now)(y);
  int z = now(noted);
  z = (now == note ? now : now)(z++);
  return z == 1000;
}
