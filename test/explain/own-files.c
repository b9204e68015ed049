// A program that has functions with the names of the system's own does not keep the run-time part from writing.
// RUN: %clang -c %utils/runtime/explain.c -o %t.e.o && %clang -c %utils/runtime/transver_rt.c -o %t.r.o && rm -f %t.why %t.steps
// RUN: cd %S && %transver transform --explain --property no-overflow --automaton %utils/driver/report/steps.ia own-files.c -o %t.c
// RUN: %clang -w %t.c %t.r.o %t.e.o -o %t && env TRANSVER_OPTIONS=explain=%t.why:steps=%t.steps %not --crash %t 2> %t.err
// RUN: cat %t.why %t.steps | %FileCheck %s
int open(int n) { return n; }
int close(int n) { return n; }
int read(int n) { return n; }
int write(int n) { return n + 2147483647; }
int main(void) { return write(open(1)) + close(2) + read(3); }
// CHECK: "text":"1 + 2147483647 does not fit int"
// CHECK: {"kind":"entry",{{.*}}"function":"main"
// CHECK: {"kind":"entry",{{.*}}"function":"write","values":[{"name":"n","value":"1"}]}
