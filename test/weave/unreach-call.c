// For unreach-call the input's own reach_error is the property: it stays as it is, with its body.
// RUN: %transver transform --property unreach-call %s -o %t.c
// RUN: %FileCheck %s < %t.c
// RUN: %clang -Wall -Wextra -Werror -fsyntax-only %t.c
// RUN: %clang %t.c -o %t && %not %t > %t.out && %FileCheck %s --check-prefix RAN < %t.out
// RAN: reached 7

// Beside another property it is where that one's violations lead to as well.
// RUN: %transver transform --property unreach-call --property no-overflow %s -o %t.both.c
// RUN: %FileCheck %s --check-prefix BOTH < %t.both.c
// RUN: %clang -Wall -Wextra -Werror -fsyntax-only %t.both.c
// BOTH: {{^}}static void (reach_error)(void);
// BOTH: if ({{.*}}) reach_error();
// BOTH: x = x + 1;

// A function that wants arguments cannot stand for the error, and is one like any other.
// RUN: %transver transform --property unreach-call %s -o %t.args.c -- -DPARAMETERS='const char *why' -DARGUMENTS='"why"'
// RUN: %FileCheck %s --check-prefix ARGS < %t.args.c
// ARGS: {{^}}extern void reach_error(void);
// ARGS: __transver_own_reach_error("why")
// RUN: %clang -fsyntax-only %t.args.c

// The instrumented program says where it was reached.
// RUN: %clang %plugin %arg unreach-call %arg emit=object %s -o %t.native
// RUN: %not --crash %t.native 2>&1 | %FileCheck %s --check-prefix NATIVE
// NATIVE: unreach-call.c:{{[0-9]+}}:{{[0-9]+}}: unreach-call: reach_error()

#ifndef PARAMETERS
#define PARAMETERS void
#define ARGUMENTS
#endif
int printf(const char *, ...);
void exit(int) __attribute__((noreturn));
// CHECK-NOT: extern void reach_error
// CHECK: {{^}}static void reach_error(void) {
static void reach_error(PARAMETERS) {
  printf("reached %d\n", 7);
  exit(1);
}
int main(int argc, char **argv) {
  int x = argc;
  (void)argv;
  x = x + 1;
  if (x > 0)
    // CHECK: {{^}}    reach_error();
    reach_error(ARGUMENTS);
  return x;
}
