// In a copy of a function, __func__ and its like are the function's name.
// RUN: %clang %s -o %t.input && %t.input > %t.expected
// RUN: %transver reduce --condition %S/Inputs/function-names.txt %s -o %t.c
// RUN: echo 'void __VERIFIER_assume(int c) { if (!c) __builtin_trap(); }' > %t.assume.c
// RUN: grep -q '__transver_say(' %t.c
// RUN: %clang -Wall -Werror %t.c %t.assume.c -o %t && %t | diff %t.expected -
// RUN: %FileCheck %s < %t.expected
// RUN: %transver reduce --condition %S/Inputs/function-names.txt --reducer ghost %s -o %t.g.c && %clang %t.g.c %t.assume.c -o %t && %t | diff %t.expected -
// CHECK: say say 4 4 int say(int) say
// CHECK: say say 4 4 int say(int) say
int printf(const char *, ...);
#define HERE __func__
int n, m;
static int say(int v) {
  char room[sizeof __func__];
  const char *name = HERE;
  printf("%s %s %d %d %s ", name, __FUNCTION__, (int)sizeof(__func__), (int)sizeof room, __PRETTY_FUNCTION__);
  printf("%s\n", v ? __func__ : &__func__[0]);
  if (v == 7)
    m = 3;
  return v + (__func__[0] == 's');
}
int main(void) {
  n = say(1);
  n = 2;
  n = say(2);
  return n != 3;
}
