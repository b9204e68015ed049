// A value that is held for an operation behind it: of a comma the last one, and of a structure with constant members a copy.
//
// RUN: %split-file %s %t && cd %t
// RUN: %transver transform --property termination p.c -o t.c && %clang -w t.c run.c -o t && ./t | diff expected -
// RUN: %transver transform --property termination p.c -o n.c --profile native && %clang -w n.c run.c -o n && ./n | diff expected -
// RUN: %transver transform --automaton seen.ia p.c -o s.c && %clang -w s.c run.c -o s && ./s | diff expected -
// RUN: %transver transform --property array-bounds p.c -o a.c && %clang -w a.c run.c -o a && ./a | diff expected -

//--- p.c
extern int next(void);
extern void show(int);
struct S { const int a; int b; };
struct T { struct S in[2]; };
static struct S g = {1, 2};
static int table[8] = {10, 11, 12, 13, 14, 15, 16, 17};
static int x;
static int comma(int n) {
  if (n > 0)
    return x = n, comma(n - 1);
  return x++, next();
}
static struct S pick(int n) {
  if (n > 0)
    return pick(n - 1);
  return g;
}
static struct T wrap(int n) {
  if (n > 0)
    return x = n, wrap(n - 1);
  return (struct T){{{3, 4}, {5, 6}}};
}
static int chosen(int n) {
  switch (x = n, next() + n) {
  case 5:
    return 50;
  default:
    return chosen(5 - 4);
  }
}
int main(void) {
  show(comma(2));
  struct S s = pick(2), t = pick(1);
  show(s.a + t.b);
  show(wrap(2).in[1].b);
  show(chosen(1));
  show(table[x = 2, next() % 8]);
  table[next(), x]++;
  show(table[x]);
  return 0;
}

//--- seen.ia
CONTROL AUTOMATON Seen
LOCAL int last = 0;
INITIAL STATE Run;
STATE Run :
  MATCH {return $1;} -> DO {last = last + 1;} GOTO Run;
  MATCH {$1[$2]} -> ASSERT $2 >= 0 GOTO Run;
END AUTOMATON

//--- run.c
#include <stdio.h>
#include <stdlib.h>
int next(void) { return 4; }
void show(int n) { printf("%d\n", n); }
int __VERIFIER_nondet_bool(void) { return 0; }
void reach_error(void) { puts("error"); exit(1); }

//--- expected
4
3
6
50
14
13
