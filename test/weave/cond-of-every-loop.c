// `cond` is the beginning of a round, once per round, for each kind of loop; `!cond` its end.
// RUN: %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/rounds.ia %arg output=%t.c %s
// RUN: %clang -w %t.c %S/Inputs/reach-error.c -o %t && %t
// RUN: sed 's/expect(5, 0)/expect(6, 0)/' %s > %t.wrong.c
// RUN: %clang -fsyntax-only %plugin %arg automaton=%S/Inputs/rounds.ia %arg output=%t.2.c %t.wrong.c
// RUN: %clang -w %t.2.c %S/Inputs/reach-error.c -o %t.2 && %not %t.2
int rounds, ends;
static void expect(int r, int e) { rounds += r; ends += e; }

int main(void) {
  int i = 0, n = 0;
  while (i < 3)
    i++;
  expect(3, 1);
  while (i > 0 && n < 2) { i--; n++; }
  expect(2, 1);
  for (i = 0; i < 2 || n < 5; i++)
    n++;
  expect(3, 1);
  for (i = 0; !(i >= 2); i++) continue;
  expect(2, 1);
  for (i = 0;; i++) { if (i == 2) break; }
  expect(3, 0);
  i = 0;
  do i++; while (i < 4);
  expect(4, 1);
  do i--; while (i > 0 && i != 2);
  expect(2, 1);
  i = 0;
again:
  i++;
  if (i < 5) goto again;
  expect(5, 0);
  for (i = 0; i < 9; i++)
    if (i == 1) break;
  expect(2, 0);
  while (i-- ? 1 : 0) ;
  expect(1, 1);
  for (i = 0; i < 2; i++) for (n = 0; n < 2; n++) ;
  expect(2 + 4, 1 + 2);
  do { n = 0; } while (0);
  return 0;
}
