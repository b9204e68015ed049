// Of a controlling expression with several conditions `cond` and `!cond` fire once, also where a `break` leaves the loop.
// RUN: %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/rounds.ia %arg output=%t.c %s
// RUN: %clang -w %t.c %S/Inputs/reach-error.c -o %t && %t
int rounds, ends;
static void expect(int r, int e) { rounds += r; ends += e; }

int main(void) {
  int i = 2, n = 3, never = 0;
  while (i > 0 || n > 0) {
    if (never) break;
    i--, n--;
  }
  expect(3, 1);
  for (i = 0; i < 9 && n < 3; i++, n++) {
    if (never) break;
  }
  expect(3, 1);
  for (i = 0; i < 9 && n < 9; i++) {
    if (i == 4) break;
  }
  expect(5, 0);
  for (i = 3; !(i < 0 || never); i--)
    if (never) break;
  expect(4, 1);
  for (i = 3; n ? i > 0 : i > 1; i--, n = 0)
    if (never) break;
  expect(2, 1);
  return 0;
}
