// A file included in the middle of a function, one in an expression, and no newline at the end.
// RUN: %python %S/../weave/Inputs/agree.py %clang %build/lib/libtransver.so %s -I%S/Inputs
int printf(const char *, ...);
static int g(void) {
  static int calls;
  return ++calls;
}
int main(void) {
  int x = 2147483647;
#include "statement.inc"
  int y =
#include "expression.inc"
      ;
  printf("%d %d\n", x, y);
}