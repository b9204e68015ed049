// Variables, enumerators and types of the input that are called like what the output calls.
// RUN: %transver transform --property termination %s -o %t.c
// RUN: %clang -std=c11 -Wall -Wextra -Werror -fsyntax-only %t.c
// RUN: %FileCheck %s --input-file %t.c
// RUN: %transver transform --property termination --save else %s -o %t.else.c
// RUN: %clang -std=c11 -Wall -Wextra -Werror -fsyntax-only %t.else.c
int __VERIFIER_nondet_int(void);
// CHECK: static int f(int __transver_own_reach_error) {
static int f(int reach_error) {
  typedef int __VERIFIER_nondet_bool;
  // CHECK: __transver_own___VERIFIER_nondet_bool n = __transver_own_reach_error;
  __VERIFIER_nondet_bool n = reach_error;
  // CHECK: while (n > 3)
  // CHECK: if (!(!__transver_saved_1 || {{.*}})) reach_error(); if (!__transver_saved_1 && {{.*}} && __VERIFIER_nondet_bool())
  while (n > 3) {
    enum { __VERIFIER_assume = 3 };
    n -= __VERIFIER_assume;
  }
  return n;
}
static int g(int __VERIFIER_nondet_bool) {
  // CHECK: while (__transver_own___VERIFIER_nondet_bool)
  while (__VERIFIER_nondet_bool)
    __VERIFIER_nondet_bool--;
  return __VERIFIER_nondet_bool;
}
int main(void) { return f(__VERIFIER_nondet_int()) + g(3); }
