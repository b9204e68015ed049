// A volatile operand is read, and a volatile variable written, as often as in the input.
// RUN: %clang -S -emit-llvm -O0 %s -o - | grep -Eo '(load|store) volatile' | sort > %t.expected
// RUN: %clang -fsyntax-only %plugin %arg no-overflow %arg output=%t.c %s
// RUN: %clang -w -S -emit-llvm -O0 %t.c -o - | grep -Eo '(load|store) volatile' | sort > %t.found
// RUN: diff %t.expected %t.found
// RUN: %clang -fsyntax-only %plugin %arg no-overflow %arg profile=native %arg output=%t.native.c %s
// RUN: %clang -w -S -emit-llvm -O0 %t.native.c -o - | grep -Eo '(load|store) volatile' | sort > %t.native
// RUN: diff %t.expected %t.native
// RUN: %FileCheck %s --input-file=%t.expected
// CHECK-COUNT-18: load volatile
// CHECK-COUNT-8: store volatile
volatile int v, array[4], *pointer;
volatile long l;
int sum(int x) { return v + x; }
int both(void) { return v * v; }
int minus(void) { return -v; }
int element(int i) { return array[i] - array[i + 1]; }
int target(void) { return *pointer + 1; }
long quotient(long x) { return x / l; }
void plus(int x) { v += x; }
void times(int x) { l *= x; }
void right(int *x) { *x += v; }
void up(void) { v++; }
void down(void) { --array[1]; }
void shift(int x) { v <<= x; }
int value(void) { return v--; }
void twice(void) { array[v + 1] -= v; }
void copy(int x) { v = x + 1; }
