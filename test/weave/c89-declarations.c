// In C89 no inserted statement stands before a declaration.
// RUN: %transver transform --automaton %S/Inputs/c89.ia %s -o %t.c -- -std=c89
// RUN: %clang -std=c89 -Wall -Wextra -Werror -Wdeclaration-after-statement -c %t.c -o %t.o
// RUN: %FileCheck %s --input-file %t.c
int f(int x);
int f(int x) {
  /* CHECK-LABEL: {{^}}int f(int x) {
     CHECK: {{^}}__transver_c89_seen = 1;
     CHECK-NEXT: {{^}}{
     CHECK: int __transver_t1;
     CHECK: int a = (__transver_t1 = x + 1, __transver_c89(__transver_t1), __transver_t1), b;
     CHECK-NEXT: int c;
     CHECK: return c;
     CHECK-NEXT: {{^}}}
  */
  int a = x + 1, b;
  int c;
  b = a;
  c = b;
  return c;
}
